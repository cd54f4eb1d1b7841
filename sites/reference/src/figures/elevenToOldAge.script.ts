import { elevenToOldAgeFacts } from './elevenToOldAge.ts';
import { follow } from './follow.ts';

/** Lets the early score be moved and the later age be chosen. */
export const bringAlive = (figure: HTMLElement): void => follow(figure, elevenToOldAgeFacts);
