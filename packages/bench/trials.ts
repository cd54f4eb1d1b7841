import { answering } from './browser/answerDelay.ts';
import { firstQuestionBytes, loaderBytes } from './browser/bytes.ts';
import { consent } from './browser/consent.ts';
import { firstQuestion } from './browser/firstQuestion.ts';
import { fits } from './browser/fits.ts';
import { memory } from './browser/memory.ts';
import { renders } from './browser/renders.ts';
import { startCommand, testCommand } from './commands.ts';
import { answers } from './server/answers.ts';
import { costs } from './server/costs.ts';
import { verifiedFigures } from './server/figureMaker.ts';
import { flooded } from './server/flooded.ts';
import { instances } from './server/instances.ts';
import { memoryOverTime } from './server/memoryOverTime.ts';
import { scaling } from './server/scaling.ts';
import { served } from './server/served.ts';
import { ready } from './server/serverReady.ts';
import { informationPage, landing } from './site/pages.ts';
import type { Trial } from './trial.ts';

/** All trials, in their order. */
export const trials: readonly Trial[] = [
  loaderBytes,
  firstQuestionBytes,
  firstQuestion,
  answering,
  fits,
  renders,
  memory,
  landing,
  informationPage,
  consent,
  answers,
  scaling,
  costs,
  served,
  flooded,
  ready,
  instances,
  memoryOverTime,
  verifiedFigures,
  startCommand,
  testCommand,
];
