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

/** Place of one visitor, and the two ways to change it. */
export interface Place {
  readonly journey: ReadonlySignal<Journey>;
  /** Follows the event to the place that `make` returns; false if the table has no such transition. */
  go<Event extends JourneyEvent>(event: Event, make: () => At<JourneyTargets[Event]>): boolean;
  /**
   * Changes data without moving, and returns it. Compare it with `journey` after a server call: if they differ, the
   * answer is too late.
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
