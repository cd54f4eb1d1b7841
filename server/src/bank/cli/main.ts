import { fileURLToPath } from 'node:url';
import { bank } from '../bank.ts';
import { ideasOf } from '../ideas.ts';
import { bankProofs } from '../verify/bankProofs.ts';
import { verifySet } from '../verify/verifyBank.ts';
import { bankCommand } from './bankCommand.ts';

const verdicts = () =>
  bank.map(({ set, questions }) => verifySet(set, questions, bankProofs[set] ?? {}, ideasOf(set)));

process.exitCode = bankCommand(process.argv.slice(2), verdicts, {
  print: console.log,
  note: console.error,
  now: () => performance.now(),
  bankFolder: fileURLToPath(new URL('..', import.meta.url)),
  proofsFile: fileURLToPath(new URL('../proven.json', import.meta.url)),
});
