import { type ButtonHTMLAttributes, forwardRef } from 'react';
import * as styles from './Button.css.ts';
import { cx } from './cx.ts';

/** The weight of a button. */
export type ButtonTone = keyof typeof styles.tone;

/** All other attributes, and the ref, go to the `<button>`. `type` is `button` unless given. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` at most once on a screen. @default 'secondary' */
  tone?: ButtonTone;
  /** `large` for what a screen is there for. @default 'medium' */
  size?: keyof typeof styles.size;
  /** Takes the whole width of its container. @default false */
  block?: boolean;
  /** Working: keeps its place and focus, ignores clicks. @default false */
  busy?: boolean;
}

/**
 * A button in the look of the test. `data-busy` is set while it is busy.
 *
 * @example
 * import { Button } from '@quotient/iq-test';
 *
 * <>
 *   <Button onClick={goBack}>Previous</Button>
 *   <Button tone="primary" busy={isSending} onClick={send}>
 *     Send results
 *   </Button>
 * </>
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone = 'secondary', size = 'medium', block = false, busy = false, part, className, onClick, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      part={cx('button', tone, part)}
      // not `disabled`: a disabled button loses the focus, and a screen reader its place
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      data-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cx(styles.button, styles.tone[tone], styles.size[size], block && styles.block, className)}
    />
  );
});
