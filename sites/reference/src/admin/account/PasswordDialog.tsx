import { Button } from '@quotient/iq-test/ui';
import type { ReactNode } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { Failure } from '../parts/Failure.tsx';
import { partWords } from '../parts/words.ts';
import { PasswordField } from '../signIn/PasswordField.tsx';
import { textOf, useSubmit } from '../signIn/useSubmit.ts';
import { useWords } from '../words.tsx';
import * as styles from './account.css.ts';
import { accountWords } from './words.ts';

interface PasswordDialogProps {
  title: string;
  /** The button that does it. @default "Continue" */
  label?: string;
  /** Consequence of the change. @default that it changes how the operator signs in */
  text?: string;
  /** Does it with the password; when it fails the dialog says why. */
  onPassword: (password: string, form: FormData) => Promise<unknown>;
  onClose: () => void;
  /** Further fields and words. */
  children?: ReactNode;
}

/** Asks for the password before a change to how an operator signs in, or to who can. */
export function PasswordDialog({ title, label, text, onPassword, onClose, children }: PasswordDialogProps) {
  const words = useWords(accountWords);
  const { cancel } = useWords(partWords);
  const { busy, error, onSubmit } = useSubmit((form) => onPassword(textOf(form, 'password'), form));
  return (
    <Dialog title={title} onClose={() => !busy && onClose()}>
      <p>{text ?? words.passwordAsked}</p>
      <form className={styles.form} onSubmit={onSubmit}>
        {children}
        <PasswordField />
        {error !== undefined && <Failure error={error} />}
        <div className={styles.actions}>
          <Button onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button tone="primary" type="submit" busy={busy}>
            {label ?? words.goOn}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
