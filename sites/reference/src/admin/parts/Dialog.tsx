import { keepModal } from '@quotient/iq-test/modal';
import { Button } from '@quotient/iq-test/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../words.tsx';
import * as styles from './Dialog.css.ts';
import { Failure } from './Failure.tsx';
import { partWords } from './words.ts';

interface DialogProps {
  title: string;
  /** Escape, a click outside, or the button. */
  onClose: () => void;
  /** At the foot. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A dialog that is open as long as it is rendered. The focus goes back to where it was. */
export function Dialog({ title, onClose, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const newestOnClose = useRef(onClose);
  newestOnClose.current = onClose;
  useEffect(
    () => (dialog.current ? keepModal(dialog.current, () => newestOnClose.current()) : undefined),
    [],
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.body}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}

interface ConfirmProps {
  title: string;
  /** The button that does it, such as "Erase". */
  label: string;
  /**
   * Does it; while it runs the button is busy, and when it fails the dialog says why. `false`: what was entered is not
   * right, and the dialog stays.
   */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** What will happen. */
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
