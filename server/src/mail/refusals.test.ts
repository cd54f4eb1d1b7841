import { expect, onTestFinished, test } from 'vitest';
import { plainClock } from '../clock/plainClock.ts';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createSmtpMailer } from '../outside/smtp/smtp.ts';
import { RECORD_ID } from '../testing/records.ts';
import { answering, type DeliveryStep, startSmtpServer } from '../testing/smtpServer.ts';
import { createMailQueue } from './mailQueue.ts';

const id = 'e'.repeat(24);

/** The queue and a real mail server; `refusal` is its answer at a step. */
async function world(where: DeliveryStep = 'to') {
  const refusal: { now: Error | undefined } = { now: undefined };
  const server = await startSmtpServer({
    atStep(step) {
      if (step === where && refusal.now) throw refusal.now;
    },
  });
  const told: string[] = [];
  const time = { now: 1_767_225_600_000 };
  const store = createMemoryStore();
  const open = (port: number) => {
    const mailer = createSmtpMailer({
      server: { ...server.address, port },
      sender: { name: 'IQ Test', address: 'no-reply@iq.test' },
    });
    onTestFinished(() => mailer.close());
    const log = { warn() {}, error() {} };
    const clock = plainClock(() => time.now);
    const onFailing = (answer: string) => told.push(answer);
    return createMailQueue({ store, mailer, clock, log, onFailing, chance: () => 0 });
  };
  const queue = open(server.address.port);
  const stateOf = async () => (await store.emails.get(id))?.state;
  return { refusal, server, told, time, open, queue, stateOf };
}

const email = {
  id,
  sessionId: RECORD_ID,
  to: 'ann@example.org',
  subject: 'Your results',
  text: 'IQ 131',
  html: '<p>IQ 131</p>',
};

test('550: the email fails at once, and is not tried again', async () => {
  const { refusal, server, time, queue, stateOf } = await world();
  refusal.now = answering(550, 'no such mailbox');
  await queue.add(email);
  await queue.deliverDue();
  expect(await stateOf()).toBe('failed');
  refusal.now = undefined;
  time.now += 3_600_000;
  await queue.deliverDue();
  expect(server.received).toEqual([]);
});

test('451, three times: the email waits, and arrives exactly once', async () => {
  const { refusal, server, time, queue, stateOf } = await world();
  refusal.now = answering(451, 'come again');
  await queue.add(email);
  for (const waitMs of [10_000, 20_000, 40_000]) {
    await queue.deliverDue();
    expect(await stateOf()).toBe('queued');
    time.now += waitMs;
  }
  refusal.now = undefined;
  await queue.deliverDue();
  time.now += 3_600_000;
  await queue.deliverDue();
  expect(await stateOf()).toBe('sent');
  expect(await server.read()).toMatchObject([
    { messageId: `<${id}@iq.test>`, to: [{ address: email.to }], subject: email.subject },
  ]);
});

test.each<[DeliveryStep, number, string]>([
  ['taken', 550, '5.7.26 Your email has been blocked because the sender is unauthenticated'],
  ['taken', 554, '5.2.0 SendAsDenied'],
  ['taken', 550, '5.4.5 Daily sending quota exceeded'],
  ['to', 554, 'Relay access denied'],
  ['to', 550, 'blocked using zen.spamhaus.org'],
  ['from', 550, '5.1.8 Sender address rejected'],
])(
  'at %s, %i %s: the operator is notified once, and the email arrives after the repair',
  async (where, code, words) => {
    const { refusal, server, told, time, queue, stateOf } = await world(where);
    refusal.now = answering(code, words);
    await queue.add(email);
    for (const waitMs of [10_000, 20_000, 40_000, 80_000]) {
      await queue.deliverDue();
      expect(await stateOf()).toBe('queued');
      time.now += waitMs;
    }
    expect(told).toEqual([expect.stringContaining(`${code} ${words}`)]);
    refusal.now = undefined;
    await queue.deliverDue();
    expect([await stateOf(), server.received.length]).toEqual(['sent', 1]);
  },
);

test.each([
  [450, '4.1.2 <ann@example.org>: Recipient address rejected: Domain not found'],
  [452, '4.2.2 mailbox full'],
  [450, '4.2.0 greylisted'],
])('%i %s: one address is not told, however long it is tried; two are after an hour', async (code, words) => {
  const { refusal, told, time, queue, stateOf } = await world();
  refusal.now = answering(code, words);
  const tryFor = async (ms: number) => {
    for (const end = time.now + ms; time.now < end; time.now += 600_000) await queue.deliverDue();
  };
  await queue.add(email);
  await tryFor(12 * 3_600_000);
  expect(await stateOf()).toBe('queued');
  expect(told).toEqual([]);
  await queue.add({ ...email, id: 'f'.repeat(24), to: 'bob@example.org' });
  await tryFor(600_000);
  expect(told).toEqual([]);
  await tryFor(12 * 3_600_000);
  expect(told).toEqual([expect.stringContaining(`${code} ${words.slice(0, 5)}`)]);
  refusal.now = undefined;
  await tryFor(4 * 3_600_000);
  expect(await stateOf()).toBe('sent');
});

test('a missing mail server: the email waits, and arrives exactly once when there is one', async () => {
  const { server, time, open, stateOf } = await world();
  const gone = await startSmtpServer();
  await gone.stop();
  const queue = open(gone.address.port);
  await queue.add(email);
  await queue.deliverDue();
  expect(await stateOf()).toBe('queued');
  await queue.stop();
  time.now += 10_000;
  const back = open(server.address.port);
  await back.load();
  await back.deliverDue();
  expect(await stateOf()).toBe('sent');
  expect(await server.read()).toMatchObject([{ messageId: `<${id}@iq.test>`, subject: email.subject }]);
});
