import { hasCode } from '../base/errors.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { readable } from '../store/readable.ts';
import { packRow, unpackRow } from './packRow.ts';
import type { Store } from './ports.ts';
import type { SessionRow } from './sessionRow.ts';

/** The rows on the disk, one document for each test. */
export function createTestRows({ testRows }: Pick<Store, 'testRows'>) {
  return {
    /** Reads the row of a test; `undefined` if it is missing or damaged. */
    async read(id: string): Promise<SessionRow | undefined> {
      const stored = await readable(testRows, id);
      if (!stored) return undefined;
      const { schemaVersion: _, id: __, ...row } = stored;
      return unpackRow(id, row);
    },

    /** Writes a row, or removes it. */
    async write(id: string, row: SessionRow | null): Promise<void> {
      if (!row) {
        await testRows.remove(id);
        return;
      }
      const record = { schemaVersion: SCHEMA_VERSION, id, ...packRow(row) } as const;
      try {
        if (!(await testRows.update(id, () => record))) await testRows.create(id, record);
      } catch (error) {
        // Never overwritten; the store has logged it, and the test stays counted.
        if (!hasCode(error, 'record_damaged')) throw error;
      }
    },
  };
}

/** The rows on the disk. */
export type TestRows = ReturnType<typeof createTestRows>;
