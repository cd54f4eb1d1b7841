import { firstQuestionBytes, loaderBytes } from './browser/bytes.ts';
import { firstQuestion } from './browser/firstQuestion.ts';
import type { Trial } from './trial.ts';

/** All there are, in the order in which they run. */
export const trials: readonly Trial[] = [loaderBytes, firstQuestionBytes, firstQuestion];
