import { Notice } from '@quotient/iq-test/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router';
import { Page } from '../parts/Page.tsx';
import { useWords } from '../words.tsx';
import { returnPath } from './returnPath.ts';
import { SignInForm } from './SignInForm.tsx';
import * as styles from './signIn.css.ts';
import { signInWords } from './words.ts';

/** `/admin/login`: signs in, then opens the requested screen. */
export function Login() {
  const words = useWords(signInWords);
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <Page title={words.login.title}>
      {state === 'reset' && (
        <Notice tone="success">
          <p>{words.reset.done}</p>
        </Notice>
      )}
      <SignInForm
        onDone={() => {
          client.clear();
          navigate(returnPath(search), { replace: true });
        }}
      >
        <p className={styles.links}>
          <Link to="/forgot">{words.login.forgot}</Link>
        </p>
      </SignInForm>
    </Page>
  );
}
