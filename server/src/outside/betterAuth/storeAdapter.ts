import { type CleanedWhere, createAdapterFactory } from 'better-auth/adapters';
import * as v from 'valibot';
import { ChallengeRowSchema, type Challenges } from './challenges.ts';
import type { OperatorStore } from './operatorStore.ts';
import type { Operators } from './record.ts';

type Row = Record<string, unknown>;
type Table = 'user' | 'account' | 'session' | 'twoFactor' | 'passkey';

const durableTables: readonly string[] = ['user', 'account', 'session', 'twoFactor', 'passkey'];
const isDurable = (model: string): model is Table => durableTables.includes(model);

/** Values that can be compared; times are text of one form, so their order is that of the text. */
type Comparable = string | number;
const isComparable = (value: unknown): value is Comparable =>
  typeof value === 'string' || typeof value === 'number';

function meets(row: Row, { field, operator, value }: CleanedWhere): boolean {
  const held = row[field];
  const compared = (test: (a: Comparable, b: Comparable) => boolean) =>
    isComparable(held) && isComparable(value) && test(held, value);
  switch (operator) {
    case 'eq':
      return value === null ? held === null || held === undefined : held === value;
    case 'ne':
      return held !== value;
    case 'in':
      return Array.isArray(value) && value.some((each) => each === held);
    case 'lt':
      return compared((a, b) => a < b);
    case 'lte':
      return compared((a, b) => a <= b);
    case 'gt':
      return compared((a, b) => a > b);
    case 'gte':
      return compared((a, b) => a >= b);
    default:
      throw new Error(`No query of ours asks for ${operator}.`);
  }
}

const meetsAll = (where: readonly CleanedWhere[] | undefined) => (row: Row) =>
  (where ?? []).every((clause) => {
    if (clause.connector === 'OR') throw new Error('No query of ours asks for OR.');
    return meets(row, clause);
  });

/** Rows of challenges that a query may mean. */
async function challengesFor(challenges: Challenges, where: readonly CleanedWhere[] = []): Promise<Row[]> {
  const [clause] = where;
  if (where.length !== 1 || clause?.operator !== 'eq' || typeof clause.value !== 'string')
    throw new Error('No query of ours looks for such challenges.');
  switch (clause.field) {
    case 'id':
    case 'identifier': {
      const found = await challenges.find(clause.value);
      return found ? [found] : [];
    }
    case 'value':
      return challenges.listAfterPassword();
    default:
      throw new Error(`No query of ours looks for challenges by ${clause.field}.`);
  }
}

/**
 * Adapter that stores better-auth's data in the operators' document; every write is durable before it is answered,
 * and memory is never ahead of the disk. Challenges, which may be lost, have their own documents: strangers request
 * them, and must not make the server write to its disk. Tried: better-auth's own adapter for memory with a write
 * after each change. It answers with unsaved data.
 */
export function storeAdapter(operators: OperatorStore, challenges: Challenges) {
  const rowsOf = async (
    model: string,
    where: readonly CleanedWhere[] | undefined,
  ): Promise<readonly Row[]> =>
    isDurable(model) ? (await operators.read())[model] : challengesFor(challenges, where);

  /** Runs `change` on the newest rows of a table, with nothing in between. */
  async function changeRows(model: string, change: (rows: readonly Row[]) => Row[]): Promise<void> {
    if (!isDurable(model)) throw new Error(`No query of ours changes ${model}.`);
    // The document's parser refuses rows of another form.
    await operators.change((all) => ({ ...all, [model]: change(all[model]) }) satisfies Operators);
  }

  async function updateFirst<T>(
    model: string,
    where: readonly CleanedWhere[],
    change: (row: Row) => Row,
  ): Promise<T | null> {
    let updated: Row | null = null;
    await changeRows(model, (rows) => {
      const found = rows.find(meetsAll(where));
      updated = found ? change(found) : null;
      return rows.map((row) => (row === found && updated ? updated : row));
    });
    // Returned rows have better-auth's own form.
    return structuredClone(updated) as T | null;
  }

  async function removeRows(model: string, where: readonly CleanedWhere[], most = Number.POSITIVE_INFINITY) {
    const isMeant = meetsAll(where);
    const found = (await rowsOf(model, where)).filter(isMeant).slice(0, most);
    let removed: Row[] = [];
    if (found.length === 0) return removed;
    if (!isDurable(model)) {
      for (const row of found) if (await challenges.remove(String(row.identifier))) removed.push(row);
      return removed;
    }
    await changeRows(model, (rows) => {
      removed = rows.filter(isMeant).slice(0, most);
      return rows.filter((row) => !removed.includes(row));
    });
    return removed;
  }

  return createAdapterFactory({
    config: {
      adapterId: 'operators',
      supportsDates: false,
      supportsJSON: true,
      supportsArrays: true,
    },
    adapter: () => ({
      async create({ model, data }) {
        if (!isDurable(model)) {
          // Found by its identifier alone.
          const row = { ...data, id: String(data.identifier) };
          await challenges.add(v.parse(ChallengeRowSchema, row));
          return row;
        }
        await changeRows(model, (rows) => [...rows, structuredClone(data)]);
        return data;
      },
      update: ({ model, where, update }) => updateFirst(model, where, (row) => ({ ...row, ...update })),
      async updateMany({ model, where, update }) {
        let count = 0;
        await changeRows(model, (rows) => {
          const isMeant = meetsAll(where);
          count = rows.filter(isMeant).length;
          return rows.map((row) => (isMeant(row) ? { ...row, ...update } : row));
        });
        return count;
      },
      async findOne<T>({ model, where }: { model: string; where: CleanedWhere[] }) {
        return structuredClone((await rowsOf(model, where)).find(meetsAll(where)) ?? null) as T | null;
      },
      async findMany<T>({
        model,
        where,
        sortBy,
        offset = 0,
        limit,
      }: {
        model: string;
        where?: CleanedWhere[] | undefined;
        sortBy?: { field: string; direction: 'asc' | 'desc' } | undefined;
        offset?: number | undefined;
        limit: number;
      }) {
        const found = (await rowsOf(model, where)).filter(meetsAll(where));
        if (sortBy) {
          const { field, direction } = sortBy;
          const sign = direction === 'desc' ? -1 : 1;
          found.sort((a, b) => sign * (String(a[field]) < String(b[field]) ? -1 : 1));
        }
        return structuredClone(found.slice(offset, offset + limit)) as T[];
      },
      async delete({ model, where }) {
        await removeRows(model, where, 1);
      },
      deleteMany: async ({ model, where }) => (await removeRows(model, where)).length,
      async consumeOne<T>({ model, where }: { model: string; where: CleanedWhere[] }) {
        return ((await removeRows(model, where, 1))[0] ?? null) as T | null;
      },
      incrementOne: ({ model, where, increment, set }) =>
        updateFirst(model, where, (row) => ({
          ...row,
          ...Object.fromEntries(
            Object.entries(increment).map(([field, by]) => [field, (Number(row[field]) || 0) + by]),
          ),
          ...set,
        })),
      count: async ({ model, where }) => (await rowsOf(model, where)).filter(meetsAll(where)).length,
    }),
  });
}
