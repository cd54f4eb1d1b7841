import { type CircleWords, drawKinds, drawWordCircles } from './kinds.ts';
import { drawBalance, drawMachine, drawRing } from './numbers.ts';
import type { Drawing } from './pen.ts';
import { drawCubes, drawFoldedSheet } from './space.ts';
import { drawJob } from './steps.ts';

/** What the circles of question 9 hold, in each language. */
export const circleWords: Readonly<Record<string, CircleWords>> = {
  en: { left: ['can fly'], right: ['has', 'feathers'], bottom: ['lays eggs'] },
  de: { left: ['kann', 'fliegen'], right: ['hat', 'Federn'], bottom: ['legt Eier'] },
  fr: { left: ['peut', 'voler'], right: ['a des', 'plumes'], bottom: ['pond', 'des œufs'] },
  es: { left: ['puede', 'volar'], right: ['tiene', 'plumas'], bottom: ['pone huevos'] },
  ar: { left: ['يطير'], right: ['له ريش'], bottom: ['يبيض'] },
};

const inFile = (name: string, language: string): string =>
  `${name}${language === 'en' ? '' : `.${language}`}.svg`;

/**
 * All pictures of the bank: the name of the file → what it shows. Each language whose words differ has a file of its
 * own, named by `image` in its translation.
 */
export const pictures: ReadonlyMap<string, Drawing> = new Map([
  ['number-machine.svg', drawMachine()],
  ['balance.svg', drawBalance('kg')],
  ['balance.ar.svg', drawBalance('كغ')],
  ['number-ring.svg', drawRing()],
  ...Object.entries(circleWords).map(
    ([language, words]) => [inFile('word-circles', language), drawWordCircles(words)] as const,
  ),
  ['kinds.svg', drawKinds()],
  ['folded-sheet.svg', drawFoldedSheet()],
  ['cube-corner.svg', drawCubes()],
  ['job-steps.svg', drawJob((minutes) => `${minutes} min`)],
  // ten minutes have another word than eleven and more
  ['job-steps.ar.svg', drawJob((minutes) => `${minutes} ${minutes > 10 ? 'دقيقة' : 'دقائق'}`)],
]);
