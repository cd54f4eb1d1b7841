import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useState } from 'react';
import { Field } from '../parts/Field.tsx';
import { useWords } from '../words.tsx';
import * as styles from './signIn.css.ts';
import { signInWords } from './words.ts';

interface PasswordFieldProps {
  /** @default 'password' */
  name?: string;
  /** @default "Password", or "New password" */
  label?: string;
  /** A password that is chosen here: says how long it must be. @default false */
  isNew?: boolean;
  error?: string | undefined;
}

/** A password, which can be shown. Password managers know what it is for. */
export function PasswordField({ name = 'password', isNew = false, error, ...rest }: PasswordFieldProps) {
  const words = useWords(signInWords);
  const [isShown, setShown] = useState(false);
  const label = rest.label ?? (isNew ? words.newPassword : words.password);
  return (
    <div className={styles.password}>
      <Field
        label={label}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        minLength={isNew ? MIN_PASSWORD_LENGTH : undefined}
        maxLength={MAX_PASSWORD_LENGTH}
        spellCheck={false}
        autoCapitalize="none"
        hint={isNew ? words.passwordHint : undefined}
        error={error}
      />
      <Button
        tone="quiet"
        className={styles.show}
        aria-pressed={isShown}
        aria-label={`${isShown ? words.hide : words.show}: ${label}`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? words.hide : words.show}
      </Button>
    </div>
  );
}
