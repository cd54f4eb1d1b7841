import { useSignals } from '@preact/signals-react/runtime';
import { forwardRef, type HTMLAttributes } from 'react';
import { formatClock } from '../i18n/format.ts';
import { useT } from '../i18n/useT.ts';
import { visuallyHidden } from '../theme/typography.css.ts';
import { cx } from '../ui/cx.ts';
import { ClockIcon } from '../ui/icons.tsx';
import type { Countdown } from './countdownModel.ts';
import * as styles from './Timer.css.ts';

/** When a screen reader is told, in whole minutes left. A timer that speaks every second would drown the question. */
const SPOKEN_MINUTES = [20, 15, 10, 5, 2, 1];
/** How long that text stays: whoever comes across it later would read a time that is over. */
const SPOKEN_FOR_SECONDS = 10;

/** All other attributes, and the ref, go to the `<span>` with the time. */
export interface TimerProps extends HTMLAttributes<HTMLSpanElement> {
  /** Ticks by itself; whoever made it ends it. */
  countdown: Countdown;
}

/** The time left as `mm:ss`. `data-tone` is `normal`, `warning` (a quarter left) or `alert` (a tenth left). */
export const Timer = forwardRef<HTMLSpanElement, TimerProps>(function Timer(
  { countdown, className, ...rest },
  ref,
) {
  useSignals();
  const t = useT();
  const seconds = countdown.seconds.value;
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
        data-tone={countdown.tone.value}
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
