import * as v from 'valibot';
import { hourOfId } from '../../dashboard/groups.ts';
import { packRow, unpackRow } from '../../dashboard/packRow.ts';
import { accountOfRow } from '../../dashboard/pendingTests.ts';
import { type Counts, dayCountRecords, type Sums, testRowRecords } from '../../dashboard/record.ts';
import { rowOf, type SessionRow } from '../../dashboard/sessionRow.ts';
import { addTo, countsOf, startSum } from '../../dashboard/testCounts.ts';
import type { TestSessionRecord } from '../../session/record.ts';
import { readDocument, SCHEMA_VERSION } from '../../store/collection.ts';
import type { Row } from './database.ts';
import { tableOf } from './schema.ts';
import type { Derived } from './statements.ts';

/** Table of the rows. */
export const rowsTable = tableOf(testRowRecords);
/** Table of the day counts. */
export const countsTable = tableOf(dayCountRecords);

/** A change of a day count: what a test counted before, and what it counts now. */
export interface Change {
  before: Counts | null;
  after: Counts;
  /** True if the test is deleted: its counts stay. */
  isGone: boolean;
}

/** Adds a change to sums. */
export function withChange({ tally, gone }: Sums, { before, after, isGone }: Change): Sums {
  const changed = startSum(isGone ? gone : tally, after);
  addTo(changed, after);
  if (isGone) return { tally, gone: changed };
  if (before) addTo(changed, before, -1);
  return { tally: changed, gone };
}

/** Stored form of a row. */
export const rowDocument = (row: SessionRow) =>
  JSON.stringify({ schemaVersion: SCHEMA_VERSION, id: row.id, ...packRow(row) });

/** Writes the row of a test and the change of its day count in the transaction of the test's change. */
export const derivedRows: Omit<Derived<TestSessionRecord>, 'remove'> = {
  clauses: (first) =>
    `row as (
      insert into ${rowsTable} (id, grp, doc) select $1, $${first}, $${first + 1}::json from changed
      on conflict (id) do update set doc = excluded.doc, version = ${rowsTable}.version + 1
    ), change as (
      insert into count_changes (account, before, after)
      select $${first + 2}, $${first + 3}::json, $${first + 4}::json from changed where $${first + 4}::json is not null
    )`,
  values(before, after) {
    const row = rowOf(after);
    const counted = JSON.stringify(countsOf(row));
    const countedBefore = before ? JSON.stringify(countsOf(rowOf(before))) : null;
    const isSame = counted === countedBefore;
    return [
      hourOfId(after.id),
      rowDocument(row),
      accountOfRow(row),
      isSame ? null : countedBefore,
      isSame ? null : counted,
    ];
  },
};

/** Reads a change from its row of the database. */
export const toChange = ({ before, after, is_gone }: Row): Change => ({
  before: typeof before === 'string' ? JSON.parse(before) : null,
  after: JSON.parse(String(after)),
  isGone: is_gone === true,
});

/** Sums of a stored day count; `undefined` if it can't be read. */
export function readSums(account: string, doc: unknown): Sums | undefined {
  if (typeof doc !== 'string') return { tally: null, gone: null };
  try {
    const { tally, gone } = readDocument(dayCountRecords, account, doc);
    return { tally, gone };
  } catch (error) {
    if (v.isValiError(error) || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Reads the stored row of a test; `undefined` if it can't be read. */
export function readRow(id: string, doc: unknown): SessionRow | undefined {
  if (typeof doc !== 'string') return undefined;
  try {
    const { schemaVersion: _, id: __, ...row } = readDocument(testRowRecords, id, doc);
    return unpackRow(id, row);
  } catch {
    return undefined;
  }
}
