import { type AuditEntry, type AuditLine, auditRoutes } from '@quotient/contract/admin';
import type { InferInput } from 'valibot';
import { call } from '../api.ts';
import { toCsv } from '../parts/download.ts';

/** Filters of the audit log. */
export type AuditFilter = InferInput<(typeof auditRoutes.listAudit)['query']>;

/** Entries as CSV, the oldest first, with all that their hashes are made of. */
export function entriesToCsv(lines: readonly AuditLine[]): string {
  const entries = lines.flatMap(({ first, last }) => (last ? [first, last] : [first]));
  return toCsv<AuditEntry>(
    entries.sort((a, b) => a.number - b.number),
    [
      ['number', ({ number }) => number],
      ['at', ({ at }) => new Date(at).toISOString()],
      ['operatorId', ({ operator }) => operator?.id],
      ['operatorName', ({ operator }) => operator?.name],
      ['action', ({ action }) => action],
      ['subject', ({ subject }) => subject],
      ['outcome', ({ outcome }) => outcome],
      ['of', ({ of }) => of],
      ['details', ({ details }) => JSON.stringify(details)],
      ['previousHash', ({ previousHash }) => previousHash],
      ['hash', ({ hash }) => hash],
    ],
  );
}

/** Every line that fits a filter, page after page; tells how many there are so far. */
export async function readAllLines(
  filter: AuditFilter,
  onProgress: (count: number) => void,
): Promise<AuditLine[]> {
  const all: AuditLine[] = [];
  let before: string | undefined;
  do {
    const { lines, next } = await call(auditRoutes.listAudit, {
      query: { ...filter, ...(before !== undefined && { before }) },
    });
    all.push(...lines);
    onProgress(all.length);
    before = next === null ? undefined : String(next);
  } while (before !== undefined);
  return all;
}
