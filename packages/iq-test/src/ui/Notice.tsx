import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { CheckIcon, ClockIcon, WarningIcon } from './icons.tsx';
import * as styles from './Notice.css.ts';

/** Subject of a notice; its icon shows it as well. */
export type NoticeTone = keyof typeof styles.tone;

const icons: Record<NoticeTone, () => ReactNode> = {
  neutral: ClockIcon,
  warning: WarningIcon,
  alert: WarningIcon,
  success: CheckIcon,
};

/** All other attributes, and the ref, go to the outer `<div>`. */
export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Its color and its icon. @default 'neutral' */
  tone?: NoticeTone;
  /** A line above the message. @default none */
  title?: string;
  /** `alert` interrupts a screen reader, `status` waits for a pause. @default 'status' */
  role?: 'alert' | 'status';
  /** The message; may hold a button. */
  children?: ReactNode;
}

/**
 * A message that stays on the page, with an icon so that color is not its only sign. `data-tone` is the tone:
 * `neutral`, `success`, `warning` or `alert`.
 *
 * @example
 * import { Notice } from '@quotient/iq-test';
 *
 * <Notice tone="alert" role="alert" title="The test could not start">
 *   Check your connection and try again.
 * </Notice>
 */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = 'neutral', title, role = 'status', children, className, ...rest },
  ref,
) {
  const Icon = icons[tone];
  return (
    <div
      part="notice"
      {...rest}
      ref={ref}
      role={role}
      className={cx(styles.notice, styles.tone[tone], className)}
      data-tone={tone}
    >
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </div>
    </div>
  );
});
