import { ApiError } from '@quotient/contract/ApiError';
import { authRoutes } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useAdminQuery } from '../api.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Loading } from '../parts/Loading.tsx';
import { OperatorProvider } from '../shell/operator.ts';
import { useWords } from '../words.tsx';
import { signInPath } from './returnPath.ts';
import { SignInForm } from './SignInForm.tsx';
import { session } from './session.ts';
import { signInWords } from './words.ts';

/** Over the page, so that nothing on it is lost. */
function SignInAgain({ email }: { email: string }) {
  const words = useWords(signInWords);
  const isAsking = useSyncExternalStore(session.subscribe, session.isAsking);
  if (!isAsking) return null;
  return (
    // Escape or a click beside it must not be enough to lose what was typed.
    <Dialog title={words.again.title} onClose={() => {}}>
      <p>{words.again.text}</p>
      <SignInForm email={email} onDone={session.answer}>
        <Button tone="quiet" block onClick={() => location.reload()}>
          {words.again.leave}
        </Button>
      </SignInForm>
    </Dialog>
  );
}

/** Shows its screens to an operator. It sends others to the sign-in, which returns to the same screen. */
export function Guard() {
  const { pathname, search } = useLocation();
  const { data, error, refetch } = useAdminQuery(authRoutes.getAccount, {}, { staleTime: 60_000 });
  const id = data?.user.id;
  useEffect(() => {
    if (id !== undefined) session.begin(id);
  }, [id]);
  if (!data && error instanceof ApiError && error.code === 'signed_out')
    return <Navigate to={signInPath(pathname + search)} replace />;
  if (!data) return error ? <Failure error={error} onRetry={refetch} /> : <Loading />;
  return (
    <OperatorProvider value={data.user}>
      <Outlet />
      <SignInAgain email={data.user.email} />
    </OperatorProvider>
  );
}
