import { authRoutes } from '@quotient/contract/admin';
import { useAdminQuery } from '../api.ts';
import { Failure } from '../parts/Failure.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Page } from '../parts/Page.tsx';
import { useWords } from '../words.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Password } from './Password.tsx';
import { Profile } from './Profile.tsx';
import { Sessions } from './Sessions.tsx';
import { Totp } from './Totp.tsx';
import { accountWords } from './words.ts';

/** `/admin/account`: who the operator is, and how he signs in. */
export function Account() {
  const words = useWords(accountWords);
  const { data, error, refetch } = useAdminQuery(authRoutes.getAccount, {});
  return (
    <Page title={words.title}>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Profile />
          <Password />
          <Totp isOn={data.hasTotp} backupCodesLeft={data.backupCodesLeft} />
          <Passkeys passkeys={data.passkeys} />
          <Sessions />
        </>
      )}
    </Page>
  );
}
