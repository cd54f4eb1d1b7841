import type { CleanedWhere } from 'better-auth/adapters';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../memoryStore.ts';
import { openOperators } from './operatorStore.ts';
import { storeAdapter } from './storeAdapter.ts';

const where = (field: string, value: CleanedWhere['value'], operator: CleanedWhere['operator'] = 'eq') => [
  { field, value, operator, connector: 'AND' as const },
];

async function world() {
  const operators = openOperators(createMemoryStore().collection);
  const adapter = storeAdapter(operators)({});
  const add = (name: string, changes: object = {}) =>
    adapter.create<Record<string, unknown>, { id: string }>({
      model: 'user',
      data: { id: name, name, email: `${name}@example.org`, emailVerified: true, ...changes },
      forceAllowId: true,
    });
  for (const name of ['bob', 'ada', 'eve']) await add(name);
  const names = async (query: object) =>
    (await adapter.findMany<{ name: string }>({ model: 'user', ...query })).map(({ name }) => name);
  return { operators, adapter, add, names };
}

test('operators are durable, what lasts minutes is not written', async () => {
  const { operators, adapter } = await world();
  const stored = JSON.stringify(await operators.read());
  await adapter.create({
    model: 'verification',
    data: { identifier: 'challenge', value: 'x', expiresAt: new Date(), createdAt: new Date() },
  });
  expect(JSON.stringify(await operators.read())).toBe(stored);
  expect(await adapter.count({ model: 'verification' })).toBe(1);
  expect(stored).toContain('ada@example.org');
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
  const { names } = await world();
  await expect(names({ where: where('name', 'a', 'contains') })).rejects.toThrow('contains');
  const either = [...where('name', 'a'), ...where('name', 'b')].map((each) => ({ ...each, connector: 'OR' }));
  await expect(names({ where: either })).rejects.toThrow('OR');
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
