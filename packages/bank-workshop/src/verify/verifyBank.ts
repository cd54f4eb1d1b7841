import { bank } from '@quotient/server/bank/bank';
import { ideasOf } from '@quotient/server/bank/classicTypes';
import { type SetVerdict, verifySet } from '@quotient/server/bank/verify/verdict';
import { bankProofs } from './bankProofs.ts';

/** Proves every question of the bank for `proven.json`. */
export const verifyBank = (): SetVerdict[] =>
  bank.map(({ set, questions }) => verifySet(set, questions, bankProofs[set] ?? {}, ideasOf(set)));
