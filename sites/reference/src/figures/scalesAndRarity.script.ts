import { follow } from './follow.ts';
import { scalesAndRarityFacts } from './scalesAndRarity.ts';

/** Lets the place be moved. */
export const bringAlive = (figure: HTMLElement): void => follow(figure, scalesAndRarityFacts);
