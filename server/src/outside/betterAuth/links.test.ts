import { expect, test } from 'vitest';
import { plainClock } from '../../clock/plainClock.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { createLinks } from './links.ts';
import { openOperators } from './operatorStore.ts';

const HOUR_MS = 3_600_000;

function world() {
  const time = { now: 1_767_225_600_000 };
  const operators = openOperators(createMemoryStore().collection);
  const links = createLinks(
    operators,
    plainClock(() => time.now),
    'https://iq.example',
  );
  return { time, operators, links };
}
const secretOf = (link?: { url: string }) => link?.url.split('#')[1] ?? 'no link';
const key = new Uint8Array(32).fill(3);

test('the secret is after the #, and only its hash is stored', async () => {
  const { links, operators } = world();
  for (const link of [await links.makeFirst(key), await links.makeInvitation(null)]) {
    expect(link?.url).toMatch(/^https:\/\/iq\.example\/admin\/setup#[\w-]{43}$/);
    expect(JSON.stringify(await operators.read())).not.toContain(secretOf(link));
  }
});

test('a link opens only what it is for, and only until its time is over', async () => {
  const { links, time } = world();
  const reset = secretOf(await links.makeReset('ada'));
  expect(await links.find(reset, 'setup')).toBeUndefined();
  time.now += HOUR_MS - 1;
  expect(await links.find(reset, 'reset')).toMatchObject({ userId: 'ada' });
  time.now += 1;
  expect(await links.find(reset, 'reset')).toBeUndefined();
  await expect(links.use(reset, 'reset', (all) => all)).rejects.toMatchObject({ code: 'link_over' });
});

test('a new link voids those before it where only the newest may work, and no others', async () => {
  const { links } = world();
  const invited = secretOf(await links.makeInvitation(null));
  const other = secretOf(await links.makeInvitation(null));
  const bobs = secretOf(await links.makeReset('bob'));
  const before = secretOf(await links.makeReset('ada'));
  const newest = secretOf(await links.makeReset('ada'));
  expect(await links.find(before, 'reset')).toBeUndefined();
  for (const secret of [newest, bobs]) expect(await links.find(secret, 'reset')).toBeDefined();
  for (const secret of [invited, other]) expect(await links.find(secret, 'setup')).toBeDefined();
  await links.makeFirst(key);
  for (const secret of [invited, other]) expect(await links.find(secret, 'setup')).toBeDefined();
});

test('the first link is the same for a day, and then another one', async () => {
  const { links, operators, time } = world();
  const first = await links.makeFirst(key);
  time.now += 24 * HOUR_MS - 1;
  expect(await links.makeFirst(key)).toEqual(first);
  time.now += 1;
  const next = await links.makeFirst(key);
  expect(await links.find(secretOf(first), 'setup')).toBeUndefined();
  expect(await links.find(secretOf(next), 'setup')).toBeDefined();
  expect((await operators.read()).links).toHaveLength(1);
});

test('with another secret of the app the first link is replaced', async () => {
  const { links, operators } = world();
  const first = await links.makeFirst(key);
  const next = await links.makeFirst(new Uint8Array(32).fill(4));
  expect(secretOf(next)).not.toBe(secretOf(first));
  expect(await links.find(secretOf(first), 'setup')).toBeUndefined();
  expect((await operators.read()).links).toHaveLength(1);
});

test('a link is used up once, and stays where what it is used for fails', async () => {
  const { links } = world();
  const secret = secretOf(await links.makeFirst(key));
  const failing = links.use(secret, 'setup', () => {
    throw new Error('the address is taken');
  });
  await expect(failing).rejects.toThrow('the address is taken');
  await links.use(secret, 'setup', (all) => all);
  await expect(links.use(secret, 'setup', (all) => all)).rejects.toMatchObject({ code: 'link_over' });
});

test('links that are over are forgotten with the next one', async () => {
  const { links, operators, time } = world();
  await links.makeReset('ada');
  time.now += HOUR_MS;
  await links.makeReset('bob');
  expect((await operators.read()).links).toMatchObject([{ userId: 'bob' }]);
});
