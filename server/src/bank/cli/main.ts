import { fileURLToPath } from 'node:url';
import { verifyBank } from '../verify/verifyBank.ts';
import { bankCommand } from './bankCommand.ts';

process.exitCode = bankCommand(process.argv.slice(2), verifyBank, {
  print: console.log,
  note: console.error,
  now: () => performance.now(),
  bankFolder: fileURLToPath(new URL('..', import.meta.url)),
  proofsFile: fileURLToPath(new URL('../proven.json', import.meta.url)),
});
