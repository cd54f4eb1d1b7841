import { follow } from './follow.ts';
import { movingAverageFacts } from './movingAverage.ts';

/** Lets norms, task and sample be changed. */
export const bringAlive = (figure: HTMLElement): void => follow(figure, movingAverageFacts);
