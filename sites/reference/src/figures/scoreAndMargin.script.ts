import { followInputs } from './followInputs.ts';
import { scoreAndMarginFacts } from './scoreAndMargin.ts';

/** Lets score and reliability be moved. */
export const bringAlive = (figure: HTMLElement): void => followInputs(figure, scoreAndMarginFacts);
