import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import { runWaiting } from '../ui/afterPaint.ts';
import {
  type At,
  endOf,
  type Journey,
  type JourneyEvent,
  type JourneyTargets,
  type Stage,
  stageOf,
  transitions,
  welcome,
} from './journey.ts';

/** Where one visitor is, and the only two ways to change that. */
export interface Place {
  readonly journey: ReadonlySignal<Journey>;
  /** Goes where the event leads, with what `make` brings there; false where the table has no such way. */
  go<Event extends JourneyEvent>(event: Event, make: () => At<JourneyTargets[Event]>): boolean;
  /**
   * Stays, with something changed there, and returns that. Whoever waits for the server compares it with `journey`
   * later: once they differ, the answer comes too late.
   */
  change<There extends Journey>(there: There): There;
  /** Back to the start without `onStage`: the widget has left the page. */
  end(): void;
}

/** @param onStage Called after each change of stage. */
export function createPlace(onStage: (stage: Stage) => void): Place {
  const journey = signal<Journey>(welcome);
  return {
    journey,
    go(event, make) {
      const before = journey.peek();
      if (!transitions[before.at][event]) return false;
      batch(() => {
        endOf(before);
        journey.value = make();
      });
      const stage = stageOf(journey.peek());
      if (stage !== stageOf(before)) onStage(stage);
      return true;
    },
    change(there) {
      journey.value = there;
      return there;
    },
    end() {
      runWaiting(); // the place of a move that no frame has shown yet
      endOf(journey.peek());
      journey.value = welcome;
    },
  };
}
