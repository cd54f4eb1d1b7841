import { expect, test } from 'vitest';
import { plainClock } from '../clock/plainClock.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { RECORD_ID } from '../testing/records.ts';
import { createDelivery } from './delivery.ts';
import { MailDelayed, MailRefused } from './mailRefused.ts';
import type { QueuedEmail } from './record.ts';

const START = 1_767_225_600_000;
const HOUR_MS = 3_600_000;
const email: QueuedEmail = {
  schemaVersion: SCHEMA_VERSION,
  id: 'e'.repeat(24),
  sessionId: RECORD_ID,
  createdAt: START,
  attempts: 0,
  state: 'queued',
  message: { to: 'ann@example.org', subject: 'Your results', text: 'IQ 131', html: '<p>IQ 131</p>' },
  nextAttemptAt: START,
  endedAt: null,
};

/** Tries of a mailer that throws `trouble`. */
function world(first?: Error) {
  let trouble = first;
  const time = { now: START };
  const told: [at: number, answer: string][] = [];
  const logged: string[] = [];
  const note = (event: string) => void logged.push(event);
  const attempt = createDelivery({
    mailer: {
      async send() {
        if (trouble) throw trouble;
      },
    },
    clock: plainClock(() => time.now),
    log: { warn: note, error: note },
    onFailing: (answer) => told.push([time.now, answer]),
    chance: () => 0,
  });
  const setTrouble = (next?: Error) => {
    trouble = next;
  };
  /** Tries an email to this address until it has failed this often. */
  const failUntil = async (to: string, most: number) => {
    let record = { ...email, message: { ...email.message, to } };
    while (record.attempts < most) {
      const { record: next } = await attempt(record);
      if (next.state !== 'queued') throw new Error('It was sent.');
      record = next;
    }
    return record;
  };
  return { time, told, logged, attempt, setTrouble, failUntil };
}

test('what was sent has an end and no words any more', async () => {
  const { attempt } = world();
  expect((await attempt(email)).record).toEqual({
    ...email,
    state: 'sent',
    message: null,
    nextAttemptAt: null,
    endedAt: START,
  });
});

test('what fails for now keeps its words and counts the try', async () => {
  const { attempt, logged } = world(new Error('greeting timeout'));
  expect(await attempt(email)).toEqual({
    record: { ...email, attempts: 1, nextAttemptAt: START + 10_000 },
    delayMs: 10_000,
  });
  expect(logged).toEqual(['mail_delayed']);
});

test('a final refusal ends at once, without a notice that mail fails', async () => {
  const { attempt, told, logged } = world(new MailRefused('550 no such mailbox'));
  expect((await attempt({ ...email, attempts: 9 })).record).toMatchObject({
    state: 'failed',
    attempts: 10,
    message: null,
  });
  expect(logged).toEqual(['mail_failed']);
  expect(told).toEqual([]);
});

test('the third failure in a row is reported, and the next one a day later at the earliest; the log has one an hour', async () => {
  const { attempt, told, logged, time } = world(new Error('550 5.7.26 ann@example.org: unauthenticated'));
  const answer = '550 5.7.26 [address] unauthenticated';
  const failing = () => logged.filter((event) => event === 'mail_failing').length;
  await attempt({ ...email, attempts: 1 });
  expect(told).toEqual([]);
  await attempt({ ...email, attempts: 2 });
  time.now += HOUR_MS - 1;
  await attempt({ ...email, attempts: 3 });
  expect([told, failing()]).toEqual([[[START, answer]], 1]);
  time.now += 1;
  await attempt({ ...email, attempts: 4 });
  expect([told.length, failing()]).toEqual([1, 2]);
  time.now = START + 24 * HOUR_MS;
  await attempt({ ...email, attempts: 5 });
  expect(told).toEqual([
    [START, answer],
    [START + 24 * HOUR_MS, answer],
  ]);
});

test('what cannot be sent to the operator is not told to the operator', async () => {
  const { attempt, told } = world(new Error('greeting timeout'));
  await attempt({ ...email, sessionId: null, attempts: 5 });
  expect(told).toEqual([]);
});

const full = new MailDelayed('452 4.2.2 mailbox full');

test('one address that takes nothing for now is not told, however often it is tried', async () => {
  const { failUntil, told, logged } = world(full);
  await failUntil('ann@example.org', 60);
  await failUntil('Ann@Example.org', 60);
  expect(told).toEqual([]);
  expect(logged).not.toContain('mail_failing');
});

test('two addresses that accept nothing are reported after an hour of tries, not before', async () => {
  const { failUntil, told } = world(full);
  await failUntil('ann@example.org', 30);
  await failUntil('bob@example.org', 9);
  expect(told).toEqual([]);
  await failUntil('bob@example.org', 10);
  expect(told).toEqual([[START, '452 4.2.2 mailbox full']]);
});

test('two addresses that take nothing are not told where something was sent meanwhile', async () => {
  const { attempt, failUntil, told, setTrouble } = world(full);
  const ann = await failUntil('ann@example.org', 9);
  const bob = await failUntil('bob@example.org', 9);
  setTrouble();
  await attempt({ ...email, id: 'f'.repeat(24) });
  setTrouble(full);
  for (const record of [ann, bob, ann, bob]) await attempt(record);
  expect(told).toEqual([]);
});
