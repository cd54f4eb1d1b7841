import { expect, test } from 'vitest';
import { plainClock } from '../../clock/plainClock.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { createLinks } from './links.ts';
import { createPeople } from './operatorAccounts.ts';
import { openOperators } from './operatorStore.ts';
import type { Operators } from './record.ts';

const NOW = Date.UTC(2026, 0, 1);
const at = new Date(NOW).toISOString();
const clock = plainClock(() => NOW);
const user = (id: string) => ({ id, name: id, email: `${id}@example.org` });
const session = (id: string, userId: string) => ({
  id,
  userId,
  createdAt: at,
  updatedAt: at,
  expiresAt: at,
});
const passkey = (id: string, userId: string, name: string | null = null) => ({
  id,
  userId,
  name,
  credentialID: `credential ${id}`,
  createdAt: at,
  backedUp: true,
});

/** Ada, with two sessions, and Bob with one. */
async function world() {
  const operators = openOperators(createMemoryStore().collection);
  const links = createLinks(operators, clock, 'https://iq.example');
  let ids = 0;
  const attempt = () => `new${++ids}`;
  const people = createPeople(operators, links, { attempt } as never, clock);
  await operators.change((all) => ({
    ...all,
    user: [user('ada'), user('bob')],
    account: [
      { id: 'a', userId: 'ada', password: 'old' },
      { id: 'b', userId: 'bob', password: 'kept' },
    ],
    session: [session('one', 'ada'), session('two', 'ada'), session('bobs', 'bob')],
    passkey: [passkey('key', 'ada'), passkey('other', 'bob', 'Phone')],
  }));
  const left = async <K extends 'session' | 'links' | 'user' | 'passkey'>(table: K): Promise<Operators[K]> =>
    (await operators.read())[table];
  const secret = async (made: Promise<{ url: string }>) => (await made).url.split('#')[1] ?? '';
  return { people, links, operators, left, secret };
}

test('an operator is found by id and by address, and shown without anything else', async () => {
  const { people } = await world();
  expect(await people.find('ada')).toEqual(user('ada'));
  expect(await people.findByEmail('bob@example.org')).toEqual(user('bob'));
  expect(await people.find('eve')).toBeUndefined();
});

test('a link makes one operator; where the address is taken it stays', async () => {
  const { people, links, secret } = await world();
  const link = await secret(links.makeInvitation(null));
  const eve = { name: 'Eve', email: 'eve@example.org', password: 'correct horse battery' };
  await expect(people.add(link, { ...eve, email: 'ada@example.org' })).rejects.toMatchObject({
    code: 'email_taken',
  });
  const { id } = await people.add(link, eve);
  expect(await people.find(id)).toEqual({ id, name: 'Eve', email: 'eve@example.org' });
  expect(await people.hasPassword(id, eve.password)).toBe(true);
  expect(await people.hasPassword(id, `${eve.password}.`)).toBe(false);
  await expect(people.add(link, { ...eve, email: 'x@example.org' })).rejects.toMatchObject({
    code: 'link_over',
  });
});

test('a changed password ends the other sessions and the links of its owner, and nothing of others', async () => {
  const { people, links, left } = await world();
  await links.makeReset('ada');
  await links.makeReset('bob');
  await people.changePassword('ada', 'correct horse battery', 'two');
  expect((await left('session')).map(({ id }) => id)).toEqual(['two', 'bobs']);
  expect((await left('links')).map(({ userId }) => userId)).toEqual(['bob']);
  expect(await people.hasPassword('ada', 'correct horse battery')).toBe(true);
});

test('a password that is set by a link ends every session', async () => {
  const { people, links, left, secret } = await world();
  const link = await secret(links.makeReset('ada'));
  expect(await people.reset(link, 'correct horse battery')).toBe('ada');
  expect((await left('session')).map(({ id }) => id)).toEqual(['bobs']);
});

test('a new address voids the links that went to the old one; a new name does not', async () => {
  const { people, links, left } = await world();
  await links.makeReset('ada');
  await people.rename('ada', { name: 'Ada L.', email: 'ada@example.org' });
  expect(await left('links')).toHaveLength(1);
  await expect(people.rename('ada', { name: 'Ada', email: 'bob@example.org' })).rejects.toMatchObject({
    code: 'email_taken',
  });
  await people.rename('ada', { name: 'Ada', email: 'lovelace@example.org' });
  expect(await left('links')).toEqual([]);
  expect((await left('user')).map(({ email }) => email)).toEqual(['lovelace@example.org', 'bob@example.org']);
});

test('nobody removes the passkey of another one', async () => {
  const { people, left } = await world();
  expect(await people.passkeysOf('ada')).toEqual([{ id: 'key', name: '', createdAt: NOW, isBackedUp: true }]);
  await expect(people.removePasskey('ada', 'other')).rejects.toMatchObject({ code: 'not_found' });
  await people.removePasskey('ada', 'key');
  expect((await left('passkey')).map(({ id }) => id)).toEqual(['other']);
});
