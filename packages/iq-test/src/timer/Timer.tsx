import { useSignals } from '@preact/signals-react/runtime';
import { formatClock } from '../i18n/format.ts';
import { useT } from '../i18n/useT.ts';
import { visuallyHidden } from '../theme/typography.css.ts';
import { ClockIcon } from '../ui/icons.tsx';
import type { Countdown } from './countdownModel.ts';
import * as styles from './Timer.css.ts';

/** When a screen reader is told, in whole minutes left. A timer that speaks every second would drown the question. */
const SPOKEN_MINUTES = [20, 15, 10, 5, 2, 1];

export interface TimerProps {
  countdown: Countdown;
}

/** The time left as `mm:ss`. `data-tone` is `normal`, `warning` (a quarter left) or `alert` (a tenth left). */
export function Timer({ countdown }: TimerProps) {
  useSignals();
  const t = useT();
  const seconds = countdown.seconds.value;
  const passed = SPOKEN_MINUTES.filter((minutes) => seconds <= minutes * 60).at(-1);
  return (
    <>
      <span
        role="timer"
        aria-label={t('timer.label')}
        className={styles.timer}
        data-tone={countdown.tone.value}
      >
        <ClockIcon />
        <span>{formatClock(seconds)}</span>
      </span>
      <span className={visuallyHidden} aria-live="polite">
        {passed !== undefined && seconds > 0 && t('timer.minutesLeft', { count: passed })}
      </span>
    </>
  );
}
