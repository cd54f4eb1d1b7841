import { follow } from './follow.ts';
import { passedTwiceFacts } from './passedTwice.ts';

/** Lets cut-off and reliability be chosen. */
export const bringAlive = (figure: HTMLElement): void => follow(figure, passedTwiceFacts);
