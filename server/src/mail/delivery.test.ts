import { expect, test } from 'vitest';
import { plainClock } from '../clock/plainClock.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { RECORD_ID } from '../testing/records.ts';
import { createDelivery } from './delivery.ts';
import { MailRefused } from './mailRefused.ts';
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
function world(trouble?: Error) {
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
  return { time, told, logged, attempt };
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

test('what is refused for good ends at once, and nobody is told that mail fails', async () => {
  const { attempt, told, logged } = world(new MailRefused('550 no such mailbox'));
  expect((await attempt({ ...email, attempts: 9 })).record).toMatchObject({
    state: 'failed',
    attempts: 10,
    message: null,
  });
  expect(logged).toEqual(['mail_failed']);
  expect(told).toEqual([]);
});

test('the third failure in a row is told, and the next one a day later at the earliest; the log has one an hour', async () => {
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
