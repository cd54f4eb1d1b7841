import type { Log } from '../../base/ports.ts';
import { COUNTING_ID } from '../../dashboard/counting.ts';
import { countingRecords } from '../../dashboard/record.ts';
import type { MoveTarget, TextReader } from '../../outside/texts.ts';
import type { Store } from '../../ports.ts';
import { SCHEMA_VERSION } from '../../store/collection.ts';
import { lastingCollections, movedCollections } from './collections.ts';
import { type Copied, compareCollection, copyCollection } from './copy.ts';
import { createProgress, tableLines } from './progress.ts';
import { settleCounts } from './settleCounts.ts';

/** Difference of the clocks of this process and of the file system that is safe, in milliseconds. */
const CLOCKS_MS = 600_000;

/** Input and output of a move. */
interface Move {
  source: TextReader;
  target: MoveTarget;
  print: (line: string) => void;
}

/** The last step of a move. */
interface FinalMove extends Move {
  /** The source's store, which no server uses. */
  store: Store;
  /** Kind of the target. */
  to: 'postgres' | 'files';
  log: Log;
}

/** Copies everything that is missing or different; resolves to the number of documents that can't be moved. */
async function copyAll(
  { source, target, print }: Move,
  since?: number,
): Promise<{ rows: string[][]; damaged: number }> {
  const progress = createProgress(print);
  const beganAt = Date.now();
  const rows: [string, Copied][] = [];
  for (const definition of movedCollections) {
    const { name } = definition;
    const pair = { source, target: target.texts, onDocument: progress(name) };
    const copied = await copyCollection(definition, pair, since);
    for (const id of copied.damaged) print(`${name} ${id} isn't JSON and can't be moved.`);
    rows.push([name, copied]);
  }
  await target.notePass(beganAt);
  return {
    rows: rows.map(([name, { documents, copied, removed }]) => [
      name,
      ...[documents, copied, removed].map(String),
    ]),
    damaged: rows.reduce((sum, [, { damaged }]) => sum + damaged.length, 0),
  };
}

/** Compares everything, and prints a table. Resolves to true if both are equal. */
async function compareAll({ source, target, print }: Move): Promise<boolean> {
  const progress = createProgress(print);
  const rows: string[][] = [];
  let areEqual = true;
  for (const definition of movedCollections) {
    const { name } = definition;
    const pair = { source, target: target.texts, onDocument: progress(`${name}, compared`) };
    const { documents, checksum, isEqual } = await compareCollection(definition, pair);
    areEqual &&= isEqual;
    rows.push([name, String(documents), checksum, isEqual ? 'equal' : 'DIFFERENT']);
  }
  for (const line of tableLines([['collection', 'documents', 'SHA-256 of ids and texts', ''], ...rows]))
    print(line);
  return areEqual;
}

/** Time before which unchanged documents needn't be read again. */
const safeSince = ({ passedAt }: MoveTarget) => (passedAt === undefined ? undefined : passedAt - CLOCKS_MS);

const damagedLine = (count: number) =>
  `${count} documents can't be moved: restore them from a backup or move their files away, then run this again.`;

/** Copies a store that a server may use. Resolves to the exit code. */
export async function copyMove(move: Move): Promise<number> {
  const { rows, damaged } = await copyAll(move, safeSince(move.target));
  for (const line of tableLines([['collection', 'documents', 'copied', 'removed'], ...rows]))
    move.print(line);
  if (damaged > 0) {
    move.print(damagedLine(damaged));
    return 1;
  }
  move.print('Copied. Run this again to copy later changes; then stop the server and add --finish.');
  return 0;
}

/** Copies the rest of a store that no server uses, and compares everything. Resolves to the exit code. */
export async function finishMove(move: FinalMove): Promise<number> {
  const { store, target, to, print, log } = move;
  const unsettled = await settleCounts(store, log);
  if (unsettled.length > 0) {
    print(
      `Day counts are damaged (${unsettled.join(', ')}): run \`npm run counts -- rebuild\`, then run this again.`,
    );
    return 1;
  }
  const { damaged } = await copyAll(move, safeSince(target));
  if (damaged > 0) {
    print(damagedLine(damaged));
    return 1;
  }
  if (!(await compareAll(move))) {
    print('Not everything is equal: all documents are read and copied again.');
    await copyAll(move);
    if (!(await compareAll(move))) {
      print('The stores differ: something changes them. Stop it, then run this again.');
      return 1;
    }
  }
  // Otherwise the next server would count all test sessions.
  const isDone = JSON.stringify({ schemaVersion: SCHEMA_VERSION, id: COUNTING_ID, isDone: true });
  const counting = lastingCollections.find(({ name }) => name === countingRecords.name);
  if (to === 'files' && counting)
    await target.texts.write(counting, [{ id: COUNTING_ID, text: isDone, fixedText: null }]);
  await target.complete();
  print(
    to === 'postgres'
      ? 'The move is complete: start the server with DATABASE_URL. Keep the data folder until you have seen that all is well.'
      : 'The move is complete: start the server without DATABASE_URL, and with the same APP_SECRET. Keep the database until you have seen that all is well.',
  );
  return 0;
}
