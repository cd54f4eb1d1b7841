import type { Log } from '../../base/ports.ts';
import type { MoveTarget } from '../texts.ts';
import { createPostgresTexts } from './postgresTexts.ts';
import type { TableShape } from './schema.ts';
import { openTables } from './tables.ts';

const statements = {
  passedAt: { name: 'passed_at', text: 'select passed_at::text from unfinished_move' },
  notePass: {
    name: 'note_pass',
    text: 'insert into unfinished_move (passed_at) values ($1) on conflict (one) do update set passed_at = excluded.passed_at',
  },
  complete: { name: 'complete_move', text: 'drop table unfinished_move' },
};

/**
 * Opens a database that a store is moved to. Throws `StartupError` if it can't be used, or holds a store that wasn't
 * moved.
 */
export async function openPostgresTarget(
  place: { url: string; log: Log },
  collections: readonly TableShape[],
): Promise<MoveTarget> {
  const database = await openTables(place, collections, 'move');
  const { rows } = await database.run(statements.passedAt);
  return {
    texts: createPostgresTexts(database),
    passedAt: rows[0] && Number(rows[0].passed_at),
    async notePass(beganAt) {
      await database.run(statements.notePass, [beganAt]);
    },
    async complete() {
      await database.run(statements.complete);
    },
    close: database.close,
  };
}
