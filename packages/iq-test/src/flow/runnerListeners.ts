import type { Analytics } from '../analytics/dataLayer.ts';
import type { RunnerEvent } from '../runner/runnerOptions.ts';
import { optionLetter } from '../ui/optionLetter.ts';
import type { EmitJourneyEvent } from './journeyEvents.ts';

/** Writes what happens in a running test to the data layer (Specification §7). */
export const tellAnalytics =
  (analytics: Analytics) =>
  (event: RunnerEvent): void => {
    if (event.type === 'answered')
      analytics({ event: 'quiz_answered', step: event.step, answer: optionLetter(event.optionIndex) });
    else if (event.type === 'moved') analytics({ event: 'quiz_step', step: event.step });
  };

/** Tells the page around what happens in a running test. */
export const tellPage =
  (emit: EmitJourneyEvent) =>
  (event: RunnerEvent): void => {
    switch (event.type) {
      case 'answered': {
        const { step, optionIndex, answeredCount } = event;
        emit('answer', { step, answer: optionLetter(optionIndex), answeredCount });
        break;
      }
      case 'moved':
        emit('step', { step: event.step, total: event.total });
        break;
      case 'warned':
        emit('warning', { secondsLeft: event.secondsLeft });
        break;
    }
  };
