import { authRoutes } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useState } from 'react';
import { useAdminMutation } from '../api.ts';
import { Failure } from '../parts/Failure.tsx';
import { Section } from '../parts/Page.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { isOwnAddress } from '../signIn/isOwnAddress.ts';
import { PasswordField } from '../signIn/PasswordField.tsx';
import { textOf, useSubmit } from '../signIn/useSubmit.ts';
import { signInWords } from '../signIn/words.ts';
import { useWords } from '../words.tsx';
import * as styles from './account.css.ts';
import { accountWords } from './words.ts';

/** A new password for the old one. */
export function Password() {
  const words = useWords(accountWords).password;
  const { passwordIsEmail } = useWords(signInWords);
  const say = useToast();
  const [round, setRound] = useState(0);
  const { mutateAsync } = useAdminMutation(authRoutes.changePassword, [authRoutes.listSessions]);
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    const [password, newPassword] = [textOf(form, 'password'), textOf(form, 'newPassword')];
    await mutateAsync({ body: { password, newPassword } });
    setRound(round + 1);
    say(words.changed);
  });
  return (
    <Section title={words.title}>
      <p className={styles.text}>{words.text}</p>
      {/* a form that was sent is empty again, without the passwords */}
      <form className={styles.form} onSubmit={onSubmit} key={round}>
        <PasswordField label={words.current} />
        <PasswordField name="newPassword" isNew error={isOwnAddress(error) ? passwordIsEmail : undefined} />
        {error !== undefined && !isOwnAddress(error) && <Failure error={error} />}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {words.change}
          </Button>
        </div>
      </form>
    </Section>
  );
}
