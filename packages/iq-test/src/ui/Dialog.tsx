import { type ReactNode, useEffect, useId, useRef } from 'react';
import { heading } from '../theme/typography.css.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** Buttons, in reading order; put `autoFocus` on the safe one. */
  actions: ReactNode;
  /** Escape, or the browser's own way of closing. */
  onClose: () => void;
}

/** A modal question in the same root as its opener: the native `<dialog>` keeps and returns the focus. */
export function Dialog({ open, title, children, actions, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={bodyId}
      onCancel={(event) => {
        event.preventDefault(); // our state decides, also for Escape
        onClose();
      }}
    >
      {open && (
        <div className={styles.body}>
          <h2 id={titleId} className={heading.section}>
            {title}
          </h2>
          <div id={bodyId}>{children}</div>
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
    </dialog>
  );
}
