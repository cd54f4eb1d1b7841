import type { CleanedWhere } from 'better-auth/adapters';
import { expect, test } from 'vitest';
import { systemClock } from '../cryptoPorts.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { challengeRecords, createChallenges } from './challenges.ts';
import { openOperators } from './operatorStore.ts';
import { storeAdapter } from './storeAdapter.ts';

const where = (field: string, value: CleanedWhere['value'], operator: CleanedWhere['operator'] = 'eq') => [
  { field, value, operator, connector: 'AND' as const },
];

async function world() {
  const { collection } = createMemoryStore();
  const operators = openOperators(collection);
  const challenges = createChallenges(collection(challengeRecords), systemClock);
  const adapter = storeAdapter(operators, challenges)({});
  const add = (name: string, changes: object = {}) =>
    adapter.create<Record<string, unknown>, { id: string }>({
      model: 'user',
      data: { id: name, name, email: `${name}@example.org`, emailVerified: true, ...changes },
      forceAllowId: true,
    });
  for (const name of ['bob', 'ada', 'eve']) await add(name);
  const addChallenge = (identifier: string, value: string) =>
    adapter.create<Record<string, unknown>, { id: string }>({
      model: 'verification',
      data: { identifier, value, expiresAt: new Date(Date.now() + 60_000), createdAt: new Date() },
    });
  const names = async (query: object) =>
    (await adapter.findMany<{ name: string }>({ model: 'user', ...query })).map(({ name }) => name);
  return { operators, adapter, add, addChallenge, names };
}

test('operators are stored in their document, challenges elsewhere', async () => {
  const { operators, addChallenge, adapter } = await world();
  const stored = JSON.stringify(await operators.read());
  await addChallenge('2fa-one', 'ada');
  expect(JSON.stringify(await operators.read())).toBe(stored);
  const byIdentifier = { model: 'verification', where: where('identifier', '2fa-one') };
  expect(await adapter.findMany(byIdentifier)).toMatchObject([{ value: 'ada', expiresAt: expect.any(Date) }]);
  expect(stored).toContain('ada@example.org');
});

test('of two who use a challenge at once, one gets it', async () => {
  const { addChallenge, adapter } = await world();
  const { id } = await addChallenge('2fa-one', 'ada');
  const use = () => adapter.consumeOne<object>({ model: 'verification', where: where('id', id) });
  const used = await Promise.all([use(), use()]);
  expect(used.filter((row) => row !== null)).toMatchObject([{ identifier: '2fa-one', value: 'ada' }]);
});

test('the challenges of one operator are removed, and no others', async () => {
  const { addChallenge, adapter } = await world();
  for (const [name, value] of [
    ['2fa-one', 'ada'],
    ['2fa-two', 'ada'],
    ['2fa-three', 'bob'],
    ['passkey', 'ada'],
  ] as const)
    await addChallenge(name, value);
  expect(await adapter.deleteMany({ model: 'verification', where: where('value', 'ada') })).toBe(2);
  for (const [name, count] of [
    ['2fa-one', 0],
    ['2fa-three', 1],
    ['passkey', 1],
  ] as const)
    expect(await adapter.count({ model: 'verification', where: where('identifier', name) })).toBe(count);
});

test('a row that the document does not know is refused, and nothing is changed', async () => {
  const { operators, add } = await world();
  const before = await operators.read();
  await expect(add('mallory', { email: 7 })).rejects.toThrow();
  expect(await operators.read()).toEqual(before);
});

test('rows are sorted, skipped and counted off', async () => {
  const { names, adapter } = await world();
  expect(await names({ sortBy: { field: 'name', direction: 'asc' } })).toEqual(['ada', 'bob', 'eve']);
  expect(await names({ sortBy: { field: 'name', direction: 'desc' }, offset: 1, limit: 1 })).toEqual(['bob']);
  expect(await adapter.count({ model: 'user', where: where('name', ['ada', 'eve', 'nobody'], 'in') })).toBe(
    2,
  );
});

test.each([
  ['eq', 'bob', ['bob']],
  ['ne', 'bob', ['ada', 'eve']],
  ['lt', 'bob', ['ada']],
  ['lte', 'bob', ['bob', 'ada']],
  ['gt', 'bob', ['eve']],
  ['gte', 'bob', ['bob', 'eve']],
] as const)('%s %s finds %j', async (operator, value, found) => {
  const { names } = await world();
  expect((await names({ where: where('name', value, operator) })).sort()).toEqual([...found].sort());
});

test('a query that we do not know fails loudly: it must not find too many', async () => {
  const { names, adapter } = await world();
  await expect(names({ where: where('name', 'a', 'contains') })).rejects.toThrow('contains');
  const either = [...where('name', 'a'), ...where('name', 'b')].map((each) => ({ ...each, connector: 'OR' }));
  await expect(names({ where: either })).rejects.toThrow('OR');
  for (const unknown of [[], where('expiresAt', 'x'), where('identifier', 'x', 'ne')])
    await expect(adapter.findMany({ model: 'verification', where: unknown })).rejects.toThrow('challenges');
  const changed = { model: 'verification', where: where('id', 'x'), update: { value: 'x' } };
  await expect(adapter.update(changed)).rejects.toThrow('verification');
});

test('a change writes the first row that is meant, or all; what is read is a copy', async () => {
  const { adapter, names } = await world();
  const ada = await adapter.update<{ name: string }>({
    model: 'user',
    where: where('id', 'ada'),
    update: { name: 'Ada' },
  });
  if (ada) ada.name = 'changed';
  expect(await names({ where: where('id', 'ada') })).toEqual(['Ada']);
  expect(await adapter.update({ model: 'user', where: where('id', 'x'), update: { name: 'X' } })).toBeNull();
  expect(
    await adapter.updateMany({ model: 'user', where: where('id', 'ada', 'ne'), update: { name: 'Z' } }),
  ).toBe(2);
});

test('delete takes one row, deleteMany all that are meant', async () => {
  const { adapter, names } = await world();
  await adapter.delete({ model: 'user', where: where('name', 'ada', 'ne') });
  expect(await names({})).toEqual(['ada', 'eve']);
  expect(await adapter.deleteMany({ model: 'user', where: where('name', 'nobody') })).toBe(0);
  expect(await adapter.deleteMany({ model: 'user', where: where('name', 'a', 'gt') })).toBe(2);
});
