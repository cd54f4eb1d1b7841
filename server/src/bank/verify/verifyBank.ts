import { bank } from '../bank.ts';
import { ideasOf } from '../ideas.ts';
import { bankProofs } from './bankProofs.ts';
import { type SetVerdict, verifySet } from './verdict.ts';

/** Proves every question of the bank: what `proven.json` keeps. */
export const verifyBank = (): SetVerdict[] =>
  bank.map(({ set, questions }) => verifySet(set, questions, bankProofs[set] ?? {}, ideasOf(set)));
