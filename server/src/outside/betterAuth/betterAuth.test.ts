import { expect, test, vi } from 'vitest';
import { ApiError } from '../../base/errors.ts';
import { systemClock } from '../cryptoPorts.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { createBetterAuth } from './betterAuth.ts';
import { type Challenges, challengeRecords, createChallenges } from './challenges.ts';
import { type OperatorStore, openOperators } from './operatorStore.ts';
import { createPasskeyDevice } from './passkey.fixture.ts';
import { hashPassword } from './passwords.ts';
import { pass, stopTheDate } from './signIn.fixture.ts';

const ORIGIN = 'https://iq.example';
const AGENT = 'Browser 1.0';

stopTheDate();

/** Ada and Bob, each with a password. */
async function world(
  change: (operators: OperatorStore) => OperatorStore = (operators) => operators,
  changeChallenges: (challenges: Challenges) => Challenges = (challenges) => challenges,
) {
  const { collection } = createMemoryStore();
  const operators = openOperators(collection);
  const at = new Date().toISOString();
  const password = await hashPassword('quiet rivers run deep');
  const people = ['ada', 'bob'];
  await operators.change((all) => ({
    ...all,
    user: people.map((id) => ({
      id,
      name: id,
      email: `${id}@iq.example`,
      emailVerified: true,
      createdAt: at,
      updatedAt: at,
    })),
    account: people.map((id) => ({
      id: `account ${id}`,
      accountId: id,
      providerId: 'credential',
      userId: id,
      password,
      createdAt: at,
      updatedAt: at,
    })),
  }));
  const auth = await createBetterAuth({
    operators: change(operators),
    challenges: changeChallenges(createChallenges(collection(challengeRecords), systemClock)),
    publicUrl: ORIGIN,
    appName: 'IQ Test',
    secret: 's'.repeat(43),
  });
  const sessions = async () => (await operators.read()).session;
  return { auth, operators, sessions };
}

/** Ada, and her device with a passkey. */
async function withPasskey() {
  const { auth, ...rest } = await world();
  const device = createPasskeyDevice(ORIGIN);
  const { challenge, options } = await auth.askForNewPasskey('ada');
  const id = await auth.addPasskey('ada', challenge, device.make(options.challenge), 'Phone');
  return { ...rest, auth, device, id };
}

test('a right password opens one session, of its owner and with the name of the browser', async () => {
  const { auth, sessions } = await world();
  const { sessionId } = await auth.checkPassword('ada@iq.example', 'quiet rivers run deep', AGENT);
  expect(await sessions()).toMatchObject([{ id: sessionId, userId: 'ada', userAgent: AGENT }]);
});

test.each([
  ['a wrong password', 'ada@iq.example', 'quiet rivers run'],
  ['an address that nobody has', 'eve@iq.example', 'quiet rivers run deep'],
])('%s is refused, and nothing is opened', async (_, email, password) => {
  const { auth, sessions } = await world();
  await expect(auth.checkPassword(email, password, AGENT)).rejects.toMatchObject({
    code: 'invalid_credentials',
  });
  expect(await sessions()).toEqual([]);
});

test('a failure of the store is reported as such, not as a wrong password or passkey', async () => {
  let isFull = false;
  const { auth } = await world((operators) => ({
    ...operators,
    change: (change) => (isFull ? Promise.reject(new ApiError('storage_failed')) : operators.change(change)),
  }));
  const device = createPasskeyDevice(ORIGIN);
  const first = await auth.askForNewPasskey('ada');
  await auth.addPasskey('ada', first.challenge, device.make(first.options.challenge), 'Phone');
  const next = await auth.askForNewPasskey('ada');
  const asked = await auth.askForPasskey(AGENT);
  isFull = true;
  const made = createPasskeyDevice(ORIGIN).make(next.options.challenge);
  for (const work of [
    () => auth.checkPassword('ada@iq.example', 'quiet rivers run deep', AGENT),
    () => auth.checkPasskey(asked.challenge, device.show(asked.options.challenge), AGENT),
    () => auth.addPasskey('ada', next.challenge, made, 'Key'),
  ])
    await expect(work()).rejects.toMatchObject({ code: 'storage_failed' });
});

test('a failure of the store is reported as such, not as the end of a challenge', async () => {
  let isAway = false;
  const { auth, operators } = await world(undefined, (challenges) => ({
    ...challenges,
    remove: (id) => (isAway ? Promise.reject(new ApiError('storage_failed')) : challenges.remove(id)),
  }));
  await auth.keepTotp('ada', 'secret', '[]');
  await operators.change((all) => ({
    ...all,
    user: all.user.map((row) => ({ ...row, twoFactorEnabled: true })),
    twoFactor: all.twoFactor.map((row) => ({ ...row, verified: true })),
  }));
  const { challenge = '' } = await auth.checkPassword('ada@iq.example', 'quiet rivers run deep', AGENT);
  isAway = true;
  await expect(auth.checkCode(challenge, 'totp', '000000', AGENT)).rejects.toMatchObject({
    code: 'storage_failed',
  });
});

test('a secret for codes takes the place of the one before, and counts only once it is confirmed', async () => {
  const { auth, operators } = await world();
  await auth.keepTotp('ada', 'first', '[]');
  await auth.keepTotp('bob', 'his own', '[]');
  await auth.keepTotp('ada', 'second', '[]');
  const rows = (await operators.read()).twoFactor.map(({ userId, secret, verified }) => [
    userId,
    secret,
    verified,
  ]);
  expect(rows).toEqual([
    ['bob', 'his own', false],
    ['ada', 'second', false],
  ]);
  expect(await auth.checkPassword('ada@iq.example', 'quiet rivers run deep', AGENT)).toHaveProperty(
    'sessionId',
  );
});

test('where a code is asked for, the password opens nothing; its challenge names its owner for ten minutes', async () => {
  const { auth, operators, sessions } = await world();
  await auth.keepTotp('ada', 'secret', '[]');
  await operators.change((all) => ({
    ...all,
    user: all.user.map((user) => ({ ...user, twoFactorEnabled: user.id === 'ada' })),
    twoFactor: all.twoFactor.map((row) => ({ ...row, verified: true })),
  }));
  const { challenge = '' } = await auth.checkPassword('ada@iq.example', 'quiet rivers run deep', AGENT);
  expect(await sessions()).toEqual([]);
  expect(await auth.userOfChallenge(challenge)).toBe('ada');
  pass(9 * 60_000);
  expect(await auth.userOfChallenge(challenge)).toBe('ada');
  pass(60_000);
  expect(await auth.userOfChallenge(challenge)).toBeUndefined();
});

test.each(['', '%', '%FF', 'a.b'])('a challenge that somebody has made up (%j) is nobody’s', async (made) => {
  const { auth } = await world();
  expect(await auth.userOfChallenge(made)).toBeUndefined();
  await expect(auth.checkCode(made, 'totp', '123456', AGENT)).rejects.toMatchObject({
    code: 'challenge_over',
  });
});

test('a passkey is stored under its name, and signs its owner in', async () => {
  const { auth, operators, sessions, device, id } = await withPasskey();
  expect((await operators.read()).passkey).toMatchObject([{ id, userId: 'ada', name: 'Phone' }]);
  const { challenge, options } = await auth.askForPasskey(AGENT);
  expect(options).toMatchObject({ rpId: 'iq.example', userVerification: 'required' });
  const sessionId = await auth.checkPasskey(challenge, device.show(options.challenge), AGENT);
  expect(await sessions()).toMatchObject([{ id: sessionId, userId: 'ada', userAgent: AGENT }]);
});

test('an answer signs in once', async () => {
  const { auth, device, sessions } = await withPasskey();
  const { challenge, options } = await auth.askForPasskey(AGENT);
  const shown = device.show(options.challenge);
  await auth.checkPasskey(challenge, shown, AGENT);
  await expect(auth.checkPasskey(challenge, shown, AGENT)).rejects.toMatchObject({ code: 'invalid_passkey' });
  expect(await sessions()).toHaveLength(1);
});

test.each([
  ['for a page of another origin', { origin: 'https://iq.example.evil.test' }],
  ['without a finger, a face or a PIN', { isVerified: false }],
])('what a device says %s signs nobody in, and no passkey is made of it', async (_, how) => {
  const { auth, device, sessions, operators } = await withPasskey();
  const asked = await auth.askForPasskey(AGENT);
  const shown = device.show(asked.options.challenge, how);
  await expect(auth.checkPasskey(asked.challenge, shown, AGENT)).rejects.toMatchObject({
    code: 'invalid_passkey',
  });
  const { challenge, options } = await auth.askForNewPasskey('ada');
  const made = createPasskeyDevice(ORIGIN).make(options.challenge, how);
  await expect(auth.addPasskey('ada', challenge, made, 'Other')).rejects.toMatchObject({
    code: 'invalid_passkey',
  });
  expect([await sessions(), (await operators.read()).passkey]).toEqual([[], [expect.anything()]]);
});

test('an operator may have several passkeys, and the browser knows which device has one already', async () => {
  const { auth, operators, device } = await withPasskey();
  const { challenge, options } = await auth.askForNewPasskey('ada');
  const [{ credentialID = '' } = {}] = (await operators.read()).passkey;
  expect(options.excludeCredentials).toEqual([{ id: credentialID, type: 'public-key' }]);
  expect(device.show(options.challenge).id).toBe(credentialID);
  const second = createPasskeyDevice(ORIGIN).make(options.challenge);
  await auth.addPasskey('ada', challenge, second, 'Key');
  expect((await operators.read()).passkey.map(({ name }) => name)).toEqual(['Phone', 'Key']);
});

test('a device that the server does not know signs nobody in', async () => {
  const { auth, sessions } = await withPasskey();
  const { challenge, options } = await auth.askForPasskey(AGENT);
  const stranger = createPasskeyDevice(ORIGIN).show(options.challenge);
  await expect(auth.checkPasskey(challenge, stranger, AGENT)).rejects.toMatchObject({
    code: 'invalid_passkey',
  });
  expect(await sessions()).toEqual([]);
});

test('nobody adds a passkey with the challenge of another operator, or with none', async () => {
  const { auth, operators } = await world();
  const { challenge, options } = await auth.askForNewPasskey('bob');
  const made = createPasskeyDevice(ORIGIN).make(options.challenge);
  for (const each of [challenge, '', '%', 'a.b'])
    await expect(auth.addPasskey('ada', each, made, 'Mine')).rejects.toMatchObject({
      code: 'invalid_passkey',
    });
  expect((await operators.read()).passkey).toEqual([]);
  await auth.addPasskey('bob', challenge, made, 'His own');
  expect((await operators.read()).passkey).toMatchObject([{ userId: 'bob' }]);
});

test('a session that ends while it is opened is an error, not a session', async () => {
  const { auth } = await world((operators) => {
    const read = vi.fn(operators.read);
    return { ...operators, read: async () => ({ ...(await read()), session: [] }) };
  });
  await expect(auth.checkPassword('ada@iq.example', 'quiet rivers run deep', AGENT)).rejects.toThrow(
    'The session ended while it was opened.',
  );
});
