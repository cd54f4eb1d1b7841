import { personas } from '@quotient/fixtures';
import { expect, test, vi } from 'vitest';
import { plainClock } from '../clock/plainClock.ts';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { RECORD_ID } from '../testing/records.ts';
import { createTestApp } from '../testing/testApp.ts';
import { createMailQueue } from './mailQueue.ts';
import { MailRefused } from './mailRefused.ts';
import type { Mailer } from './ports.ts';

const id = 'e'.repeat(24);
const words = { to: 'ann@example.org', subject: 'Your results', text: 'IQ 131', html: '<p>IQ 131</p>' };
const email = { id, sessionId: RECORD_ID, ...words };

/** A mail server that answers only on command. */
function silentServer() {
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const mailer: Mailer = {
    send: () => new Promise<void>((resolve, reject) => waiting.push({ resolve, reject })),
  };
  return { mailer, waiting };
}

function world(store = createMemoryStore()) {
  const { mailer, waiting } = silentServer();
  const time = { now: 1_767_225_600_000 };
  const logged: string[] = [];
  const note = (event: string) => void logged.push(event);
  const open = () =>
    createMailQueue({ store, mailer, clock: plainClock(() => time.now), log: { warn: note, error: note } });
  return { store, waiting, time, logged, open, queue: open() };
}

test.each<[string, Error | undefined]>([
  ['takes it', undefined],
  ['is away', new Error('timeout')],
  ['refuses it', new MailRefused('550 no such user')],
])(
  'an email in progress is deleted without waiting, and the mail server then %s: nothing is left',
  async (_, trouble) => {
    const { store, waiting, time, logged, open, queue } = world();
    await queue.add(email);
    expect(waiting).toHaveLength(1);
    await queue.forget(id); // the mail server hasn't answered
    expect(await store.emails.get(id)).toBeUndefined();

    const afterCrash = open();
    await afterCrash.load();
    await afterCrash.deliverDue();
    expect(waiting).toHaveLength(1);

    if (trouble) waiting[0]?.reject(trouble);
    else waiting[0]?.resolve();
    await queue.deliverDue();
    time.now += 7_200_000;
    await queue.deliverDue();
    expect(await store.emails.get(id)).toBeUndefined();
    expect(waiting).toHaveLength(1);
    expect(logged).not.toContain('mail_not_noted');
  },
);

test('an email whose note the disk refuses is deleted with its words, and not noted later', async () => {
  const { store, waiting, time, queue } = world();
  const { update } = store.emails;
  store.emails.update = () => Promise.reject(new Error('disk full'));
  await queue.add(email);
  waiting[0]?.resolve();
  await queue.deliverDue();
  store.emails.update = update;
  await queue.forget(id);
  time.now += 60_000;
  await queue.deliverDue();
  expect([await store.emails.get(id), waiting.length]).toEqual([undefined, 1]);
});

test('an email that can not be deleted is still sent', async () => {
  const { store, waiting, time, queue } = world();
  await queue.add(email);
  waiting[0]?.reject(new Error('away'));
  await queue.deliverDue();
  const { remove } = store.emails;
  store.emails.remove = () => Promise.reject(new Error('disk full'));
  await expect(queue.forget(id)).rejects.toThrow('disk full');
  store.emails.remove = remove;
  time.now += 10_000;
  const delivered = queue.deliverDue();
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.resolve();
  await delivered;
  expect((await store.emails.get(id))?.state).toBe('sent');
});

test('a test is deleted while its email is on its way to a silent mail server', async () => {
  const { mailer, waiting } = silentServer();
  const { finished, openCheckout, decide, call, store, mail } = createTestApp({ mailer });
  const session = await finished(personas.careful.answers);
  await decide((await openCheckout(session)).id, 'pay');
  const { token } = session;
  const sent = await call<{ id: string }>('POST', '/api/send-results-email', {
    token,
    body: { email: words.to },
  });
  expect(waiting).toHaveLength(1);
  expect((await call('DELETE', `/api/test-sessions/${session.id}`, session)).status).toBe(204);
  expect(await store.emails.get(sent.body.id)).toBeUndefined();
  waiting[0]?.reject(new Error('timeout'));
  await mail.deliverDue();
  expect(await store.emails.get(sent.body.id)).toBeUndefined();
});
