import { followInputs } from './followInputs.ts';
import { movingAverageFacts } from './movingAverage.ts';

/** Lets norms, task and sample be changed. */
export const bringAlive = (figure: HTMLElement): void => followInputs(figure, movingAverageFacts);
