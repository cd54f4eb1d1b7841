import { expect, test } from 'vitest';
import { type AuditLog, createAuditLog } from '../../audit/auditLog.ts';
import { createInstances, openInstance } from '../../testing/instances.ts';
import { postgresForTests } from '../../testing/postgres.ts';

const postgres = postgresForTests();

test('answers to one test over two instances at once are all applied, the newest of each question', async () => {
  const [a, b] = await createInstances(await postgres.database(), 2);
  if (!a || !b) throw new Error('There are two.');
  const session = await a.start();
  const answers = Array.from({ length: 40 }, (_, i) => ({ seq: i + 1, option: i % 4 }));
  await Promise.all(
    answers.map(({ seq, option }, i) =>
      (i % 2 === 0 ? a : b).call('PUT', `/api/test-sessions/${session.id}/answers/0`, {
        token: session.token,
        body: { optionIndex: option, seq },
      }),
    ),
  );
  const record = await b.store.testSessions.get(session.id);
  expect([record?.answers[0], record?.seqs[0]]).toEqual([39 % 4, 40]);
});

test('each email is sent once, on whichever instance it was requested', async () => {
  const sent: string[] = [];
  const mailer = {
    async send({ id }: { id: string }) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      sent.push(id);
    },
  };
  const apps = await createInstances(await postgres.database(), 3, { mailer });
  const ids = Array.from({ length: 30 }, (_, i) => String(i).padStart(24, '0'));
  const words = { sessionId: null, to: 'ann@example.org', subject: 's', text: 't', html: 'h' };
  await Promise.all(ids.map((id, i) => apps[i % 3]?.mail.add({ ...words, id })));
  await Promise.all(apps.map(({ mail }) => mail.load()));
  for (let round = 0; round < 5; round += 1) await Promise.all(apps.map(({ mail }) => mail.deliverDue()));
  expect(sent.sort()).toEqual(ids);
});

test('the limit of emails to one address and of a day is one for all instances', async () => {
  const apps = await createInstances(await postgres.database(), 2, { mailPerDay: 3 });
  const words = {
    sessionId: '1767225600000-aaaaaaaaaaaa',
    to: 'ann@example.org',
    subject: 's',
    text: 't',
    html: 'h',
  };
  const asked = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) =>
      apps[i % 2]?.mail.add({ ...words, id: String(i).padStart(24, '0') }),
    ),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('the audit log of three instances is one chain', async () => {
  const url = await postgres.database();
  const logs: AuditLog[] = [];
  for (let i = 0; i < 3; i += 1) logs.push(createAuditLog((await openInstance(url)).audit, { now: () => 1 }));
  const entry = {
    operator: null,
    action: 'partner.add',
    subject: 'a',
    outcome: 'done',
    of: null,
    details: {},
  };
  await Promise.all(Array.from({ length: 30 }, (_, i) => logs[i % 3]?.write(entry as never)));
  expect(await logs[0]?.verify()).toMatchObject({ entries: 30, brokenAt: null });
});
