import * as v from 'valibot';
import type { Clock } from '../../base/ports.ts';
import {
  type Collection,
  type CollectionDefinition,
  SCHEMA_VERSION,
  schemaVersion,
  timestamp,
} from '../../store/collection.ts';

/** Row of better-auth's, with times as ISO 8601. */
export const ChallengeRowSchema = v.looseObject({
  id: v.string(),
  identifier: v.string(),
  value: v.string(),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});

const ChallengeSchema = v.strictObject({
  schemaVersion,
  /** better-auth's identifier: what the cookie of the challenge names. */
  id: v.string(),
  row: ChallengeRowSchema,
  due: timestamp,
});

/** Question between two steps of a sign-in, stored for minutes. */
export type Challenge = v.InferOutput<typeof ChallengeSchema>;
type Row = Challenge['row'];

/** Beginning of the identifiers that follow a right password. */
const AFTER_PASSWORD = '2fa-';
const groupOf = (id: string) => (id.startsWith(AFTER_PASSWORD) ? 'codes' : 'passkeys');

/** Collection of challenges. Strangers get some too: those for passkeys. */
export const challengeRecords: CollectionDefinition<Challenge> = {
  name: 'sign-in-challenges',
  schema: ChallengeSchema,
  groupOf,
  due: ({ due }) => due,
  isPassing: true,
};

/** Rows of better-auth's challenges, each found by its identifier, which is also its id. */
export interface Challenges {
  find(identifier: string): Promise<Row | undefined>;
  /** Challenges after a right password: few, as strangers get none. */
  listAfterPassword(): Promise<Row[]>;
  add(row: Row): Promise<void>;
  /** Resolves to true for the one who has removed it: a challenge is used once. */
  remove(identifier: string): Promise<boolean>;
}

/** Opens the challenges of a store. */
export function createChallenges(collection: Collection<Challenge>, clock: Clock): Challenges {
  const find = async (identifier: string) => (await collection.get(identifier))?.row;
  return {
    find,
    async listAfterPassword() {
      const rows: Row[] = [];
      for await (const id of collection.ids(groupOf(AFTER_PASSWORD))) {
        const row = await find(id);
        if (row) rows.push(row);
      }
      return rows;
    },
    async add(row) {
      // better-auth counts by the machine's clock, which may differ from ours.
      const due = Math.max(0, Math.round(clock.now() + Date.parse(row.expiresAt) - Date.now()));
      const document = { schemaVersion: SCHEMA_VERSION, id: row.identifier, row, due } as const;
      if (!(await collection.create(row.identifier, document)))
        throw new Error('There is such a challenge already.');
    },
    remove: (identifier) => collection.remove(identifier),
  };
}
