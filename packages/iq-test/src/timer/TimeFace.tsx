import { forwardRef, type HTMLAttributes } from 'react';
import { formatClock } from '../i18n/format.ts';
import { useT } from '../i18n/useT.ts';
import { visuallyHidden } from '../theme/typography.css.ts';
import { cx } from '../ui/cx.ts';
import { ClockIcon } from '../ui/icons.tsx';
import type { CountdownTone } from './countdownTone.ts';
import { spokenMinutes } from './spokenMinutes.ts';
import * as styles from './TimeFace.css.ts';

/** All other attributes, and the ref, go to the `<span>` with the time. */
export interface TimeFaceProps extends HTMLAttributes<HTMLSpanElement> {
  /** Whole seconds left. */
  seconds: number;
  /** Urgency: the colors follow it. */
  'data-tone': CountdownTone;
}

/** Remaining time as `mm:ss`; the caller counts it. */
export const TimeFace = forwardRef<HTMLSpanElement, TimeFaceProps>(function TimeFace(
  { seconds, className, ...rest },
  ref,
) {
  const t = useT();
  const minutes = spokenMinutes(seconds);
  return (
    <>
      <span
        part={cx('timer', rest['data-tone'])}
        {...rest}
        ref={ref}
        role="timer"
        translate="no"
        aria-label={t('timer.label')}
        className={cx(styles.timer, className)}
      >
        <ClockIcon />
        <span>{formatClock(seconds)}</span>
      </span>
      <span className={visuallyHidden} aria-live="polite">
        {minutes && t('timer.minutesLeft', { count: minutes })}
      </span>
    </>
  );
});
