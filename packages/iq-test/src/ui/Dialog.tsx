import { type DialogHTMLAttributes, forwardRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { heading } from '../theme/typography.css.ts';
import { cx } from './cx.ts';
import * as styles from './Dialog.css.ts';
import { useMergedRefs } from './useMergedRefs.ts';

export interface DialogProps
  extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'title' | 'open' | 'onClose' | 'onCancel'> {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** Buttons, in reading order; put `autoFocus` on the safe one. */
  actions: ReactNode;
  /** Escape, or the browser's own way of closing. */
  onClose: () => void;
}

/** A modal question in the same root as its opener: the native `<dialog>` keeps and returns the focus. */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  { open, title, children, actions, onClose, className, 'aria-describedby': describedBy, ...rest },
  forwardedRef,
) {
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
      {...rest}
      ref={useMergedRefs(ref, forwardedRef)}
      className={cx(styles.dialog, className)}
      aria-labelledby={open ? titleId : undefined}
      aria-describedby={open ? (describedBy ?? bodyId) : undefined}
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
});
