import { ApiError } from '@quotient/contract/ApiError';
import { authRoutes } from '@quotient/contract/admin';
import { Button, Notice } from '@quotient/iq-test/ui';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { type ReactNode, useState } from 'react';
import { Failure } from '../parts/Failure.tsx';
import { Field } from '../parts/Field.tsx';
import { send } from '../send.ts';
import { useWords } from '../words.tsx';
import { PasswordField } from './PasswordField.tsx';
import * as styles from './signIn.css.ts';
import { textOf, useSubmit } from './useSubmit.ts';
import { signInWords } from './words.ts';

interface SignInFormProps {
  /** Filled in where it is known who signs in. */
  email?: string;
  onDone: (operatorId: string) => void;
  /** Below the form. */
  children?: ReactNode;
}

/** Password, or passkey; then the code where the account asks for one. */
export function SignInForm({ email, onDone, children }: SignInFormProps) {
  const [challenge, setChallenge] = useState<string>();
  if (challenge !== undefined)
    return <CodeForm challenge={challenge} onDone={onDone} onBack={() => setChallenge(undefined)} />;
  return (
    <>
      <PasswordForm email={email} onDone={onDone} onCode={setChallenge} />
      {children}
    </>
  );
}

function PasswordForm({
  email,
  onDone,
  onCode,
}: {
  email: string | undefined;
  onDone: (operatorId: string) => void;
  onCode: (challenge: string) => void;
}) {
  const words = useWords(signInWords);
  const password = useSubmit(async (form) => {
    const body = { email: textOf(form, 'email'), password: textOf(form, 'password') };
    const answer = await send(authRoutes.login, { body });
    if ('needs' in answer) onCode(answer.challenge);
    else onDone(answer.user.id);
  });
  const [passkey, setPasskey] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  async function signInByPasskey() {
    setPasskey({ busy: true });
    try {
      const { challenge, options } = await send(authRoutes.passkeyQuestion, {});
      const credential = await startAuthentication({ optionsJSON: options });
      const { user } = await send(authRoutes.loginPasskey, { body: { challenge, credential } });
      onDone(user.id);
    } catch (error) {
      setPasskey({ busy: false, error });
    }
  }
  return (
    <form className={styles.form} onSubmit={password.onSubmit}>
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
        autoFocus
      />
      <PasswordField />
      {password.error !== undefined && <Failure error={password.error} />}
      <Button tone="primary" size="large" type="submit" block busy={password.busy}>
        {words.login.submit}
      </Button>
      {browserSupportsWebAuthn() && (
        <>
          <p className={styles.or}>{words.login.or}</p>
          <Button size="large" block busy={passkey.busy} onClick={signInByPasskey}>
            {words.login.passkey}
          </Button>
          {passkey.error instanceof ApiError && <Failure error={passkey.error} />}
          {passkey.error !== undefined && !(passkey.error instanceof ApiError) && (
            <Notice tone="warning" role="alert">
              <p>{words.passkeyFailed}</p>
            </Notice>
          )}
        </>
      )}
    </form>
  );
}

function CodeForm({
  challenge,
  onDone,
  onBack,
}: {
  challenge: string;
  onDone: (operatorId: string) => void;
  onBack: () => void;
}) {
  const words = useWords(signInWords).login;
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    const code = textOf(form, 'code').replace(/^(\d{3})\s+(\d{3})$/, '$1$2');
    const { user } = await send(authRoutes.loginCode, { body: { challenge, code } });
    onDone(user.id);
  });
  return (
    <form className={styles.form} onSubmit={onSubmit} aria-label={words.codeTitle}>
      <Field
        label={words.code}
        hint={words.codeHint}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        minLength={6}
        maxLength={20}
        autoFocus
      />
      {error !== undefined && <Failure error={error} />}
      <Button tone="primary" size="large" type="submit" block busy={busy}>
        {words.codeSubmit}
      </Button>
      <Button tone="quiet" block onClick={onBack}>
        {words.back}
      </Button>
    </form>
  );
}
