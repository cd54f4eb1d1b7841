import { effect } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { formatClock } from '../i18n/format.ts';
import type { CountdownView } from './countdownView.ts';
import { TimeFace } from './TimeFace.tsx';

/**
 * The time left, written by the countdown itself: a second that passes renders nothing. `data-tone` is `normal`,
 * `warning` (a quarter of the time left) or `alert` (a tenth left).
 */
export function CountdownFace({ countdown: { seconds, tone, spoken } }: { countdown: CountdownView }) {
  useSignals();
  const ref = useRef<HTMLSpanElement>(null);
  spoken.value; // a screen reader's text appears and disappears with a render
  useEffect(
    () =>
      effect(() => {
        const text = formatClock(seconds.value);
        // a text node that is kept may have left the page: translators put others in its place
        const shown = ref.current?.lastElementChild;
        if (shown) shown.textContent = text;
      }),
    [seconds],
  );
  return <TimeFace ref={ref} seconds={seconds.peek()} data-tone={tone.value} />;
}
