import type { StartedTestSession } from '@quotient/contract';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createPartnerBook } from '../partners/partnerBook.ts';
import { ada, createOperatorWorld } from '../testing/operatorWorld.ts';
import { createTestApp } from '../testing/testApp.ts';

/** Fields that hold names of our own, not fields of a form. */
const maps = ['settling', 'iqs', 'bands', 'money', 'details', 'totpSteps'];
const newer = { since: ['a newer version'] };

/** Document as a newer build would store it: one more field in every object. */
function withMore(value: unknown, isMap = false): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => withMore(each));
  const fields = Object.entries(value).map(([name, each]) => [name, withMore(each, maps.includes(name))]);
  return { ...Object.fromEntries(fields), ...(!isMap && { newer }) };
}

/** Places of the newer build's fields in a document. */
function placesOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'newer' ? [path] : placesOf(each, `${path}/${name}`),
  );
}

/** Fields with names of our own as keys. */
function upgrade(texts: Map<string, string>): Map<string, string[]> {
  for (const [key, text] of texts) texts.set(key, JSON.stringify(withMore(JSON.parse(text))));
  return new Map([...texts].map(([key, text]) => [key, placesOf(JSON.parse(text))]));
}

/** Places that were lost. */
const lost = (before: Map<string, string[]>, texts: Map<string, string>) =>
  [...before].flatMap(([key, places]) => {
    const left = placesOf(JSON.parse(texts.get(key) ?? 'null'));
    return places.filter((place) => !left.includes(place)).map((place) => `${key}${place}`);
  });

/** Documents that are rebuilt from others, or deleted for a reason. */
const remade =
  /^(?:day-counts|test-rows|uncounted-tests|visits|counting)\/|^emails\/[^/]+\/message$|^pending-payments\//;

const open = (texts: Map<string, string>) => createTestApp({ store: createMemoryStore(texts) });
type App = ReturnType<typeof open>;

const pathOf = ({ id }: Pick<StartedTestSession, 'id'>) => `/api/test-sessions/${id}`;
const results = async (app: App, session: StartedTestSession) =>
  (await app.call('GET', `${pathOf(session)}/results`, session)).status;
const done = async (app: App, session: StartedTestSession, path: string, body = {}) =>
  expect((await app.call('POST', path, { token: session.token, body })).status, path).toBeLessThan(300);

test('over data of a newer build, every test continues, and nothing of that build is lost', async () => {
  const texts = new Map<string, string>();
  const before = open(texts);
  const running = await before.start();
  await before.answerAll(running, [1, 2]);
  const finished = await before.finished([1]);
  const checkout = await before.openCheckout(finished);
  const paid = await before.paid([1, 2]);
  expect(await results(before, paid)).toBe(200);
  await done(before, paid, '/api/send-results-email', { email: 'ann@example.org' });
  await before.mail.deliverDue();
  await done(before, paid, '/api/shared-results');
  await before.dashboard.stop();

  const stored = upgrade(texts);
  const app = open(texts);
  app.dashboard.countKeeper.start();
  expect((await app.call('GET', pathOf(running), running)).body).toMatchObject({ status: 'testing' });
  await app.answerAll(running, [0, 1]);
  await app.finish(running);
  await app.decide(checkout.id, 'pay');
  expect(await results(app, finished)).toBe(200);
  await app.decide((await app.openCheckout(running)).id, 'pay');
  for (const session of [running, finished, paid]) {
    await done(app, session, '/api/send-results-email', { email: 'ann@example.org' });
    await done(app, session, '/api/shared-results');
    await done(app, session, '/api/certificates');
    expect(await results(app, session)).toBe(200);
  }
  await app.mail.deliverDue();
  for (const path of [`/sessions/${paid.id}`, '/audit', '/sessions'])
    expect((await app.call('GET', `/api/admin${path}`, { token: 'operator' })).status, path).toBe(200);
  await app.dashboard.stop();
  expect(lost(stored, texts).filter((place) => !remade.test(place))).toEqual([]);
  expect([...stored.values()].every((places) => places.length > 0)).toBe(true);

  const again = open(texts);
  for (const session of [running, finished, paid]) expect(await results(again, session)).toBe(200);
});

test('over data of a newer build, operators sign in, and the audit log continues', async () => {
  const texts = new Map<string, string>();
  const before = await createOperatorWorld({ texts });
  const { token } = await before.setUp();
  const stored = upgrade(texts);
  const world = await createOperatorWorld({ texts });
  const { email, password } = ada;
  expect((await world.post('login', { email, password })).status).toBe(200);
  expect((await world.call('GET', '/api/admin/auth/user', { token })).status).toBe(200);
  expect(await world.auth.firstLink()).toBeUndefined();
  expect((await world.call('GET', '/api/admin/audit', { token })).body).toHaveProperty('lines');
  expect(world.authLogged).toEqual([]);
  expect(lost(stored, texts)).toEqual([]);
});

test('over what a newer build has stored, a partner and a figure are changed, and its fields stay', async () => {
  const texts = new Map<string, string>();
  const before = open(texts);
  const bookOf = async ({ store, ports: { clock, log } }: App) => {
    const book = createPartnerBook({ collection: store.partners, clock, log });
    await book.load();
    return book;
  };
  const origins = ['https://bolt.example'];
  await (await bookOf(before)).create({ key: 'bolt', name: 'Bolt', brandTheme: 'harbor', origins });
  const save = (app: App, basedOn: number, svg: string) =>
    app.admin.shapes.table.save({
      token: 'square',
      basedOn,
      svg,
      by: { id: 'op1', name: 'Ann' },
      comment: '',
      restores: null,
    });
  await save(before, 0, '<circle r="4"/>');

  const stored = upgrade(texts);
  const app = open(texts);
  const book = await bookOf(app);
  const changed = await book.change('bolt', 1, { name: 'Bolt & Co', locale: 'fr', origins });
  expect(changed).not.toHaveProperty('brandTheme');
  await book.addKey('bolt', changed.version, 'bolt-2');
  await app.admin.shapes.table.load();
  await save(app, 1, '<circle r="5"/>');
  expect(lost(stored, texts)).toEqual([]);
  expect((await bookOf(open(texts))).view('bolt')).toMatchObject({ name: 'Bolt & Co', locale: 'fr' });
});
