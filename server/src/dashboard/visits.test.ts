import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { createVisits } from './visits.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const DAY = '2026-11-23';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const own = { partner: null, locale: 'en' } as const;

function counter(texts = new Map<string, string>()) {
  const store = createMemoryStore(texts);
  return { visits: createVisits(store, { now: () => NOW }), store, texts };
}

const page = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('https://quotient.test/', { method, headers: { 'User-Agent': firefox, ...headers } });

test('visits are counted by partner and language', () => {
  const { visits } = counter();
  visits.count(page(), own);
  visits.count(page(), own);
  visits.count(page(), { partner: 'acme', locale: null });
  expect(visits.of(DAY)).toEqual([
    { ...own, count: 2 },
    { partner: 'acme', locale: null, count: 1 },
  ]);
});

test.each([
  ['a page fetched ahead', page({ 'Sec-Purpose': 'prefetch' })],
  ['a page rendered ahead', page({ 'Sec-Purpose': 'prefetch;prerender' })],
  ['a page fetched ahead by Safari', page({ Purpose: 'prefetch' })],
  ['a search engine', page({ 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })],
  ['a command', page({ 'User-Agent': 'curl/8.5.0' })],
  ['a program without a name', new Request('https://quotient.test/')],
  ['a look at the headers alone', page({}, 'HEAD')],
])("%s isn't a visit", (_, request) => {
  const { visits } = counter();
  visits.count(request, own);
  expect(visits.of(DAY)).toEqual([]);
});

test('they outlive a restart, and say nothing about who came', async () => {
  const { visits, texts } = counter();
  visits.count(page(), own);
  await visits.flush();
  expect(JSON.parse(texts.get(`visits/${DAY}`) ?? '')).toEqual({
    schemaVersion: SCHEMA_VERSION,
    id: DAY,
    visits: [{ ...own, count: 1 }],
  });
  const { visits: next } = counter(texts);
  next.count(page(), own);
  await next.flush();
  expect(next.of(DAY)).toEqual([{ ...own, count: 2 }]);
});

test('nothing is written where nothing has changed', async () => {
  const { visits, texts } = counter();
  visits.count(page(), own);
  await visits.flush();
  texts.delete(`visits/${DAY}`);
  await visits.flush();
  expect(texts.size).toBe(0);
});

test('a first read that fails is tried again, and nothing is counted twice by it', async () => {
  const { visits, store, texts } = counter();
  visits.count(page(), own);
  await visits.flush();
  const { visits: next, store: nextStore } = counter(texts);
  next.count(page(), own);
  const { get } = nextStore.visits;
  nextStore.visits.get = () => Promise.reject(new Error('no disk'));
  await expect(next.ready()).rejects.toThrow('no disk');
  await expect(next.flush()).rejects.toThrow('no disk');
  nextStore.visits.get = get;
  await next.flush();
  expect(next.of(DAY)).toEqual([{ ...own, count: 2 }]);
  expect((await store.visits.get(DAY))?.visits).toEqual([{ ...own, count: 2 }]);
});

test('a day that cannot be written keeps no other one from being written, and is written later', async () => {
  const store = createMemoryStore();
  const time = { now: NOW };
  const visits = createVisits(store, { now: () => time.now });
  visits.count(page(), own);
  time.now += 86_400_000;
  visits.count(page(), own);
  const { create } = store.visits;
  store.visits.create = (id, record) =>
    id === DAY ? Promise.reject(new Error('the disk is full')) : create(id, record);
  await expect(visits.flush()).rejects.toThrow('the disk is full');
  expect(await store.visits.get('2026-11-24')).toBeDefined();
  store.visits.create = create;
  await visits.flush();
  expect(await store.visits.get(DAY)).toBeDefined();
});
