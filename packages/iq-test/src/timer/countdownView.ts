import { computed, type ReadonlySignal } from '@preact/signals-react';
import { type CountdownTone, toneOf } from './countdownTone.ts';
import { spokenMinutes } from './spokenMinutes.ts';

/** The banner shows from here until zero (Specification §4). */
const BANNER_SECONDS = 300;

/** View of the remaining time. */
export interface CountdownView {
  /** Whole seconds left, rounded up: 0 exactly when the time is over. */
  seconds: ReadonlySignal<number>;
  /** Urgency: the colors follow it. */
  tone: ReadonlySignal<CountdownTone>;
  /** The last five minutes have begun, and are not over. */
  showsBanner: ReadonlySignal<boolean>;
  /** See `spokenMinutes`. */
  spoken: ReadonlySignal<number | undefined>;
  /** No time is left. */
  isOver: ReadonlySignal<boolean>;
}

/**
 * Derives the view from the remaining seconds.
 * @param durationSeconds The whole time in seconds; read in a computation, so it may be a signal's value.
 */
export const countdownView = (
  seconds: ReadonlySignal<number>,
  durationSeconds: () => number,
): CountdownView => ({
  seconds,
  tone: computed(() => toneOf(seconds.value / durationSeconds())),
  showsBanner: computed(() => seconds.value > 0 && seconds.value <= BANNER_SECONDS),
  spoken: computed(() => spokenMinutes(seconds.value)),
  isOver: computed(() => seconds.value <= 0),
});
