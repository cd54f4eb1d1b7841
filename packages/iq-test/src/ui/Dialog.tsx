import { type DialogHTMLAttributes, forwardRef, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';
import * as styles from './Dialog.css.ts';
import { keepModal } from './keepModal.ts';
import { useMergedRefs } from './useMergedRefs.ts';
import { useNewest } from './useNewest.ts';

/** All other attributes, and the ref, go to the `<dialog>`. */
export interface DialogProps
  extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'title' | 'open' | 'onClose' | 'onCancel'> {
  /** True while it shows. `onClose` only asks; the caller closes it. */
  open: boolean;
  /** The question itself; the dialog's heading and its name for screen readers. */
  title: string;
  /** The text below the question, read out with it unless `aria-describedby` names something else. */
  children?: ReactNode;
  /** Buttons, in reading order; put `autoFocus` on the safe one. */
  actions?: ReactNode;
  /** Called on Escape or the browser's own way of closing: set `open` to false. */
  onClose: () => void;
}

/**
 * A modal question in the same root as its opener: the native `<dialog>` keeps and returns the focus.
 *
 * @example
 * import { Button, Dialog } from '@quotient/iq-test';
 *
 * <Dialog
 *   open={isAsking}
 *   title="Leave the test?"
 *   onClose={stay}
 *   actions={
 *     <>
 *       <Button autoFocus onClick={stay}>
 *         Stay in the test
 *       </Button>
 *       <Button tone="primary" onClick={leave}>
 *         Leave the test
 *       </Button>
 *     </>
 *   }
 * >
 *   The test ends here and your answers are cleared.
 * </Dialog>
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  { open, title, children, actions, onClose, className, 'aria-describedby': describedBy, ...rest },
  forwardedRef,
) {
  const ref = useRef<HTMLDialogElement>(null);
  const newestOnClose = useNewest(onClose);
  const titleId = useId();
  const bodyId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    return keepModal(dialog, () => newestOnClose.current());
  }, [open, newestOnClose]);

  return (
    <dialog
      part="prompt"
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
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <div id={bodyId}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
});
