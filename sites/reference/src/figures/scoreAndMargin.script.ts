import { follow } from './follow.ts';
import { scoreAndMarginFacts } from './scoreAndMargin.ts';

/** Lets score and reliability be moved. */
export const bringAlive = (figure: HTMLElement): void => follow(figure, scoreAndMarginFacts);
