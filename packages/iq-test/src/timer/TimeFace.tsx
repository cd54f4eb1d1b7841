import { forwardRef, type HTMLAttributes } from 'react';
import { formatClock } from '../i18n/format.ts';
import { useT } from '../i18n/useT.ts';
import { visuallyHidden } from '../theme/typography.css.ts';
import { cx } from '../ui/cx.ts';
import { ClockIcon } from '../ui/icons.tsx';
import type { CountdownTone } from './countdownTone.ts';
import * as styles from './TimeFace.css.ts';

/** When a screen reader is told, in whole minutes left. A timer that speaks every second would drown the question. */
const SPOKEN_MINUTES = [20, 15, 10, 5, 2, 1];
/** How long that text stays: whoever comes across it later would read a time that is over. */
const SPOKEN_FOR_SECONDS = 10;

/** All other attributes, and the ref, go to the `<span>` with the time. */
export interface TimeFaceProps extends HTMLAttributes<HTMLSpanElement> {
  /** Whole seconds left. */
  seconds: number;
  /** How little that is: the colors follow it. */
  'data-tone': CountdownTone;
}

/** The time left as `mm:ss`, for whoever counts it. */
export const TimeFace = forwardRef<HTMLSpanElement, TimeFaceProps>(function TimeFace(
  { seconds, className, ...rest },
  ref,
) {
  const t = useT();
  const passed = SPOKEN_MINUTES.filter((minutes) => seconds <= minutes * 60).at(-1);
  return (
    <>
      <span
        part="timer"
        {...rest}
        ref={ref}
        role="timer"
        aria-label={t('timer.label')}
        className={cx(styles.timer, className)}
      >
        <ClockIcon />
        <span>{formatClock(seconds)}</span>
      </span>
      <span className={visuallyHidden} aria-live="polite">
        {passed !== undefined &&
          seconds > 0 &&
          seconds > passed * 60 - SPOKEN_FOR_SECONDS &&
          t('timer.minutesLeft', { count: passed })}
      </span>
    </>
  );
});
