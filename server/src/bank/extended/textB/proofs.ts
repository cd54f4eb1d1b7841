import type { Proofs } from '../../verify/proof.ts';
import { takingAsRead } from '../../verify/told.ts';
import { logicProofs } from './logicProofs.ts';
import { memoryProofs } from './memoryProofs.ts';
import { numberProofs } from './numberProofs.ts';
import { spatialProofs } from './spatialProofs.ts';

const solvers: Proofs = {
  ...numberProofs,
  ...logicProofs,
  ...memoryProofs,
  ...spatialProofs,
};

/** Proofs of the text questions of `extended` with ids from 66 on; the word questions among them have none. */
export const proofs: Proofs = takingAsRead(solvers, {
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
