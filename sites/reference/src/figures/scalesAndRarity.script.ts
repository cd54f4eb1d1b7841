import { followInputs } from './followInputs.ts';
import { scalesAndRarityFacts } from './scalesAndRarity.ts';

/** Lets the place be moved. */
export const bringAlive = (figure: HTMLElement): void => followInputs(figure, scalesAndRarityFacts);
