import { authRoutes } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useState } from 'react';
import { useAdminMutation } from '../api.ts';
import { Failure } from '../parts/Failure.tsx';
import { Field } from '../parts/Field.tsx';
import { Section } from '../parts/Page.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useOperator } from '../shell/operator.ts';
import { PasswordField } from '../signIn/PasswordField.tsx';
import { textOf, useSubmit } from '../signIn/useSubmit.ts';
import { signInWords } from '../signIn/words.ts';
import { useWords } from '../words.tsx';
import * as styles from './account.css.ts';
import { accountWords } from './words.ts';

/** Name and e-mail address. */
export function Profile() {
  const { save, profile } = useWords(accountWords);
  const words = useWords(signInWords);
  const operator = useOperator();
  const say = useToast();
  const [email, setEmail] = useState(operator.email);
  const isMoved = email.trim().toLowerCase() !== operator.email;
  const { mutateAsync } = useAdminMutation(authRoutes.updateAccount, [authRoutes.getAccount]);
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    await mutateAsync({
      body: {
        name: textOf(form, 'name'),
        email,
        ...(isMoved && { password: textOf(form, 'password') }),
      },
    });
    say(profile.saved);
  });
  return (
    <Section title={profile.title}>
      <form className={styles.form} onSubmit={onSubmit}>
        <Field
          label={words.name}
          name="name"
          autoComplete="name"
          defaultValue={operator.name}
          required
          maxLength={100}
        />
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          required
        />
        {isMoved && (
          <div>
            <PasswordField />
            <p className={styles.muted}>{profile.passwordHint}</p>
          </div>
        )}
        {error !== undefined && <Failure error={error} />}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {save}
          </Button>
        </div>
      </form>
    </Section>
  );
}
