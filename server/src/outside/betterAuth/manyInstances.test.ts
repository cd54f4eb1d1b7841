import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { openInstance } from '../../testing/instances.ts';
import { ada, createOperatorWorld } from '../../testing/operatorWorld.ts';
import { postgresForTests } from '../../testing/postgres.ts';
import { PUBLIC_URL } from '../../testing/testApp.ts';
import { createPasskeyDevice } from './passkey.fixture.ts';
import {
  challengeOf,
  codeOf,
  HOUR_MS,
  login,
  MINUTE_MS,
  pass,
  stopTheDate,
  withTotp,
} from './signIn.fixture.ts';

const postgres = postgresForTests();
stopTheDate();

async function run(url: string, text: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(text)).rows;
  } finally {
    await client.end();
  }
}

const rowsOf = (url: string, tables: string[]) =>
  Promise.all(tables.map((table) => run(url, `select * from ${table}`)));

/** Two instances on one database, before the first operator. */
async function instances() {
  const url = await postgres.database();
  const stores = [await openInstance(url), await openInstance(url)];
  const worlds = await Promise.all(stores.map((store) => createOperatorWorld({ store })));
  const [one, other] = worlds as [(typeof worlds)[0], (typeof worlds)[0]];
  /** The periodic work of the one that leads. */
  async function forget() {
    for (const store of stores) await store.forgetPassing(Date.now());
  }
  return { one, other, both: [one, other], url, forget };
}

/** Two instances on one database, with an operator whose sign-in needs codes. */
async function instancesWithTotp() {
  const url = await postgres.database();
  const { world: one, ...rest } = await withTotp({ store: await openInstance(url) });
  const other = await createOperatorWorld({ store: await openInstance(url) });
  return { one, other, both: [one, other], ...rest };
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const entriesOf = async ({ actions }: Awaited<ReturnType<typeof createOperatorWorld>>, action: string) =>
  (await actions()).filter((each) => each === action);

test('all instances print the same first link, and it works once, on any of them', async () => {
  const { one, other, both } = await instances();
  const links = await Promise.all(both.map(({ auth }) => auth.firstLink()));
  expect(links[0]).toEqual(links[1]);
  const token = links[0]?.url.split('#')[1];
  const used = await Promise.all(
    both.map(({ post }, i) => post('setup', { token, ...ada, email: `ada${i}@quotient.test` })),
  );
  expect(statuses(used)).toEqual([200, 404]);
  expect([await one.auth.firstLink(), await other.auth.firstLink()]).toEqual([undefined, undefined]);
});

test('the second step of a sign-in may be on another instance, and so may what follows', async () => {
  const { one, other, secret } = await instancesWithTotp();
  const challenge = await challengeOf(one);
  const { status, body } = await other.post('login/code', { challenge, code: codeOf(secret) });
  expect(status).toBe(200);
  const token = String(body.access_token);
  expect((await one.call('GET', '/api/admin/auth/user', { token })).status).toBe(200);
  expect((await one.post('login/code', { challenge, code: codeOf(secret) })).body.code).toBe(
    'challenge_over',
  );
  const { body: renewed } = await one.post('refresh', { refresh_token: body.refresh_token });
  await other.post('logout', { refresh_token: renewed.refresh_token });
  expect(await one.fail('GET', '/api/admin/auth/user', { token })).toEqual([401, 'signed_out']);
});

test('a passkey that one instance asks for is accepted by another one, once', async () => {
  const { one, other } = await instances();
  const { token } = await one.setUp();
  const device = createPasskeyDevice(PUBLIC_URL);
  const question = await one.post('passkeys/question', { password: ada.password }, token);
  const optionsOf = (body: Record<string, unknown>) => body.options as { challenge: string };
  const added = await other.post(
    'passkeys',
    {
      challenge: question.body.challenge,
      credential: device.make(optionsOf(question.body).challenge),
      name: 'Phone',
    },
    token,
  );
  expect(added.status).toBe(200);
  const asked = await other.post('login/passkey-question', {});
  const answer = {
    challenge: asked.body.challenge,
    credential: device.show(optionsOf(asked.body).challenge),
  };
  expect(statuses(await Promise.all([one, other].map(({ post }) => post('login/passkey', answer))))).toEqual([
    200, 401,
  ]);
});

test('a code works once, even if it is sent to two instances at once', async () => {
  const { both, secret, backupCodes } = await instancesWithTotp();
  const sendToBoth = async (code = '') => {
    const challenges = await Promise.all(both.map(challengeOf));
    return statuses(
      await Promise.all(both.map(({ post }, i) => post('login/code', { challenge: challenges[i], code }))),
    );
  };
  for (let round = 0; round < 4; round += 1) {
    expect(await sendToBoth(codeOf(secret))).toEqual([200, 401]);
    expect(await sendToBoth(backupCodes[round])).toEqual([200, 401]);
    pass(MINUTE_MS);
  }
});

test('a challenge has five tries on all instances together', async () => {
  const { one, other, secret } = await instancesWithTotp();
  const challenge = await challengeOf(one);
  for (const { post } of [one, other, one, other, one])
    expect((await post('login/code', { challenge, code: '000000' })).body.code).toBe('invalid_code');
  pass(MINUTE_MS);
  expect((await other.post('login/code', { challenge, code: codeOf(secret) })).body.code).toBe(
    'challenge_over',
  );
});

test('a new password on one instance ends the sign-ins between two steps on the others', async () => {
  const { one, other, secret, token } = await instancesWithTotp();
  const challenge = await challengeOf(one);
  const newPassword = 'another quiet river';
  expect((await other.post('password', { password: ada.password, newPassword }, token)).status).toBe(204);
  expect((await one.post('login/code', { challenge, code: codeOf(secret) })).body.code).toBe(
    'challenge_over',
  );
});

test('guesses at all instances are counted together, and so are those at once', async () => {
  const { one, both } = await instances();
  await one.setUp();
  const guess = (i: number) => login(both[i % 2] ?? one, 'a wrong password here');
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => guess(i)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(statuses(await Promise.all([guess(0), guess(1)]))).toEqual([429, 429]);
  pass(1000);
  expect(statuses(await Promise.all([guess(0), guess(1)]))).toEqual([401, 429]);
  expect(await entriesOf(one, 'auth.slowed-down')).toHaveLength(1);
  pass(MINUTE_MS);
  for (const world of both) expect((await login(world)).status).toBe(200);
});

test('an operator gets three emails for a new password from all instances together', async () => {
  const { one, other, both } = await instances();
  await one.setUp();
  for (const { post } of [...both, ...both, ...both])
    await post('recover', { email: ada.email, locale: 'en' });
  await vi.waitFor(() => expect(one.emails.length + other.emails.length).toBe(3));
});

test('a sweep on one instance removes what is over for all, and no address is stored with it', async () => {
  const { one, url, forget } = await instances();
  await one.setUp();
  await login(one, 'a wrong password here', 'nobody@quotient.test');
  await one.post('login/passkey-question', {});
  await one.post('recover', { email: ada.email, locale: 'en' });
  await vi.waitFor(() => expect(one.emails).toHaveLength(1));
  const stored = () => rowsOf(url, ['sign_in_challenges', 'sign_in_failures', 'sign_in_rates']);
  expect((await stored()).map((rows) => rows.length)).toEqual([1, 2, 1]);
  expect(JSON.stringify(await stored())).not.toMatch(/@|192\.0\.2/);
  pass(HOUR_MS - MINUTE_MS);
  await forget();
  expect((await stored()).map((rows) => rows.length)).toEqual([0, 2, 0]);
  pass(MINUTE_MS);
  await forget();
  expect((await stored()).map((rows) => rows.length)).toEqual([0, 0, 0]);
});

test('without the database a sign-in says so, and is counted for nobody', async () => {
  const { one, other, url } = await instances();
  await one.setUp();
  await run(url, 'alter table sign_in_failures rename to away');
  for (let i = 0; i < 6; i += 1) expect((await login(other)).body.code).toBe('storage_failed');
  await run(url, 'alter table away rename to sign_in_failures');
  expect((await login(other)).status).toBe(200);
});
