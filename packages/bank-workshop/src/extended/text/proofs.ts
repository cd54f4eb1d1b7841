import type { Proofs } from '@quotient/server/bank/verify/proof';
import { takingAsRead } from '../../verify/textMeanings.ts';
import { codingProofs } from './codingProofs.ts';
import { logicProofs } from './logicProofs.ts';
import { memoryProofs } from './memoryProofs.ts';
import { numberProofs } from './numberProofs.ts';
import { spatialProofs } from './spatialProofs.ts';

const solvers: Proofs = {
  ...numberProofs,
  ...logicProofs,
  ...codingProofs,
  ...memoryProofs,
  ...spatialProofs,
};

/** Proofs of the text questions of `extended`; the word questions among them have none. */
export const proofs: Proofs = takingAsRead(solvers, {
  31: ['Which number comes next?'],
  33: [
    'Five suitcases come out on a belt, one after another: a black, a blue, a red, a green and a yellow one.',
    'Which suitcase is the third to come out?',
  ],
  34: ['Which way does she face now?'],
  36: ['row of five words', 'in three steps', 'Which word is in second place now?'],
  37: ['Along one side of a straight road', 'How many meters is it from the first lamp to the last?'],
  41: ['Each of three robots says either only true things or only false things.', 'Who says true things?'],
  43: ['Which number comes next?'],
  46: ['Follow its five trips', 'On how many of these trips does it stop at floor'],
  47: [
    'turns right once more',
    'Every turn is a quarter turn.',
    'In which direction, seen from the boat, is its starting point now?',
  ],
  48: [
    'A jar full of honey',
    'When half of the honey has been eaten',
    'together with the rest',
    'How many grams does the empty jar weigh?',
  ],
  51: ['Six friends sit evenly spaced around a round table:', "Who are Omar's two neighbors?"],
  53: [
    'three keys: K, L and M. One of them doubles the number shown, one adds',
    'and one subtracts',
    'first K and then L, the result',
    'presses M, then L, then K',
    'What is the result?',
  ],
  54: ['loses time at a steady rate', 'it was right. What is the right time when it shows'],
  57: ['Which statement must be true?'],
  58: [
    'lies in one of five drawers, numbered 1 to 5. Each drawer has a note on it',
    'Which drawer is the ring in?',
  ],
  59: [
    'Five number cards lie in a pile. From top to bottom they read',
    'Follow five steps',
    'Which number is on top now?',
  ],
  61: ['Which number comes next?'],
  62: [
    'red,',
    'blue and',
    'yellow beads',
    'without looking',
    'What is the smallest number of beads that makes it certain that at least',
    'of each color are among them?',
  ],
  64: [
    'Four cards lie on a table. Each has a figure on one side and a number on the other.',
    'about these four cards',
    'Every card with a circle has an odd number on its other side.',
    'turn over none needlessly',
    'Which ones must you turn over to know for certain whether the claim is true?',
  ],
  67: ['Which number comes next?'],
  68: ['The first digit is always the one on the left.', 'Which number is it now?'],
  69: [
    'lines made of two kinds of beat',
    '\nLine 1: ',
    '\nLine 2: ',
    '\nLine 3: ',
    '\nLine 4: ',
    'What is line 5?',
  ],
  71: [
    'A signpost has eight arms, one for each of the eight directions: north, northeast, east and so on',
    'turned as a whole by mistake',
  ],
  73: ['A pool is empty', 'for the first time?'],
  74: ['Six people stand in a line'],
  76: [
    'a message is a list of words in any order',
    'need not be in the same order as their meanings. How can one say',
  ],
  78: ['two hands and no numerals'],
  79: ['one above the other', 'How many different signals are possible?'],
  82: ['Which number comes next?'],
  83: ['Three boxes P, Q and R each held a number. Then five steps were taken in this order:'],
  86: [
    'Two bags look the same. One has',
    'You keep it and draw a second ball from the same bag. What is the probability that this one is red too?',
  ],
  87: [
    'are cut right through it: one from front to back, one from left to right and one from top to bottom',
    'How many of the remaining small cubes have no paint on them?',
  ],
  90: ['Keep one number in your head.', 'one after the other', 'What is the number in your head at the end?'],
  92: ['You roll it over one edge at a time'],
  96: ['turns every four-digit code into another one by a fixed rule'],
  97: ['Nine cards lie in three rows of three.'],
  99: ['It is folded three times.', 'Now eight layers lie on top of each other.'],
  100: ['Six cards are numbered 1 to 6. Two of them are drawn.'],
});
