import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SetVerdict } from '@quotient/server/bank/verify/verdict';
import { type Measured, measureGenerated } from '../figures/measure.ts';
import { readArguments, UsageError } from './arguments.ts';
import { proofTable } from './proofTable.ts';
import type { Terminal } from './terminal.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const PROGRESS_STEP = 500;

function reportGenerated(measured: Measured, print: Terminal['print']): void {
  const { accepted, attempts, falseAccepts, msPerAccepted, majority, oddOneOut, places } = measured;
  print(
    `Generated: ${accepted} accepted of ${attempts} (${percent(accepted / attempts)}), ${msPerAccepted.toFixed(2)} ms each.`,
  );
  print(`Second answer found by the second judge: ${falseAccepts.length}.`);
  print(
    `Right by majority: ${percent(majority)}; by the odd one out: ${percent(oddOneOut)}; chance: ${percent(1 / 6)}.`,
  );
  print(`Right at each place: ${places.map(percent).join(', ')}.`);
  for (const { grid, options, correct } of falseAccepts)
    print(`PROBLEM: ${JSON.stringify({ grid, options, correct })}`);
}

/** Proves the bank. Returns the exit code: 1 when a question fails. */
export function verifyCommand(
  args: readonly string[],
  verdicts: () => readonly SetVerdict[],
  { print, note, now, proofsFile }: Terminal,
): number {
  const { values } = readArguments(args, ['out', 'generated'], []);
  const count = Number(values.generated ?? 0);
  if (!Number.isInteger(count) || count < 0)
    throw new UsageError(`--generated can not be "${values.generated}": give a whole number.`);
  const sets = verdicts();
  for (const line of proofTable(sets)) print(line);
  const all = sets.flatMap((set) => set.verdicts);
  const failed = all.filter(({ problem }) => problem !== undefined);
  print(`${all.length} questions, ${failed.length} with a problem.`);
  const measured =
    count > 0
      ? measureGenerated(count, 'verify', {
          now,
          progress: (done) => {
            if (done % PROGRESS_STEP === 0) note(`${done} of ${count} generated`);
          },
        })
      : undefined;
  if (measured) reportGenerated(measured, print);
  const file = path.resolve(values.out ?? proofsFile);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ sets }, null, 2)}\n`);
  note(`The table is in ${file}.`);
  return failed.length > 0 || (measured?.falseAccepts.length ?? 0) > 0 ? 1 : 0;
}
