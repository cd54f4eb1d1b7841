import path from 'node:path';
import { bankFolder } from '../bankFolder.ts';
import { verifyBank } from '../verify/verifyBank.ts';
import { bankCommand } from './bankCommand.ts';

process.exitCode = bankCommand(process.argv.slice(2), verifyBank, {
  print: console.log,
  note: console.error,
  now: () => performance.now(),
  bankFolder,
  proofsFile: path.join(bankFolder, 'proven.json'),
});
