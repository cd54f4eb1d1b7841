import { Button, Dialog as ModalDialog } from '@quotient/iq-test/ui';
import { type ReactNode, useState } from 'react';
import { useWords } from '../words.tsx';
import * as styles from './Dialog.css.ts';
import { Failure } from './Failure.tsx';
import { partWords } from './words.ts';

interface DialogProps {
  title: string;
  /** Escape, a click outside, or the button. */
  onClose: () => void;
  /** Buttons at the foot. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Empty description for a dialog with a form: a screen reader would read all of it. */
const noDescription = '';

/** Dialog that is open while it is rendered. The focus then returns to where it was. */
export function Dialog({ title, onClose, actions, children }: DialogProps) {
  return (
    <ModalDialog
      open
      title={title}
      onClose={onClose}
      className={styles.dialog}
      aria-describedby={noDescription}
      // the click on the dialog itself, not on what it holds, is one outside
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </ModalDialog>
  );
}

interface ConfirmProps {
  title: string;
  /** Label of the button that acts, such as "Delete". */
  label: string;
  /**
   * Does it; while it runs the button is busy, and when it fails the dialog says why. `false`: what was entered is not
   * right, and the dialog stays.
   */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** Consequence of the action. */
  children?: ReactNode;
}

/** Asks before something is lost or money moves. */
export function Confirm({ title, label, onConfirm, onClose, children }: ConfirmProps) {
  const { cancel } = useWords(partWords);
  const [state, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const confirm = async () => {
    setState({ busy: true });
    try {
      if ((await onConfirm()) === false) setState({ busy: false });
      else onClose();
    } catch (error) {
      setState({ busy: false, error });
    }
  };
  return (
    <Dialog
      title={title}
      onClose={() => !state.busy && onClose()}
      actions={
        <>
          <Button onClick={onClose} disabled={state.busy}>
            {cancel}
          </Button>
          <Button tone="primary" busy={state.busy} onClick={confirm}>
            {label}
          </Button>
        </>
      }
    >
      {children}
      {state.error !== undefined && <Failure error={state.error} />}
    </Dialog>
  );
}
