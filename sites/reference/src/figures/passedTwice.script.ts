import { followInputs } from './followInputs.ts';
import { passedTwiceFacts } from './passedTwice.ts';

/** Lets cut-off and reliability be chosen. */
export const bringAlive = (figure: HTMLElement): void => followInputs(figure, passedTwiceFacts);
