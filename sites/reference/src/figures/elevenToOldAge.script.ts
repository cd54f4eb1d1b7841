import { elevenToOldAgeFacts } from './elevenToOldAge.ts';
import { followInputs } from './followInputs.ts';

/** Lets the early score be moved and the later age be chosen. */
export const bringAlive = (figure: HTMLElement): void => followInputs(figure, elevenToOldAgeFacts);
