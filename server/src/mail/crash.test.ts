import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openLowdbStore } from '../outside/lowdb/lowdbStore.ts';
import { bundle } from '../testing/bundle.ts';
import { RECORD_ID } from '../testing/records.ts';
import { deliverySteps, startSmtpServer } from '../testing/smtpServer.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

const email = {
  id: 'e'.repeat(24),
  sessionId: RECORD_ID,
  to: 'ann@example.org',
  subject: 'Your results',
  text: 'IQ 131',
  html: '<p>IQ 131</p>',
};

let worker: string;
beforeAll(async () => {
  worker = await bundle('src/testing/mailWorker.ts');
});

/** Starts a worker; it is killed when the test ends. */
function startWorker(folder: string, port: number, newEmail?: object): ChildProcess {
  const child = fork(worker, [folder, String(port), ...(newEmail ? [JSON.stringify(newEmail)] : [])], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Resolves once a worker has printed the word; rejects if it ends before. */
function says(child: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => message === word && resolve());
    child.once('exit', () => reject(new Error(`The worker ended before it said "${word}".`)));
  });
}

/** Kills like a power cut, and resolves when the process has ended. */
async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  expect(await gone).toEqual([null, 'SIGKILL']);
}

/** Stored email, read once nobody else has the store open. */
async function stored(folder: string) {
  const store = await openLowdbStore({ folder, log: { warn() {}, error() {} } });
  try {
    return await store.emails.get(email.id);
  } finally {
    await store.close();
  }
}

test.each(deliverySteps)(
  'killed when the mail server is at "%s", an email arrives after the restart, once or as its own double',
  async (where) => {
    const folder = temporaryFolder();
    let reached = () => {};
    const isThere = new Promise<void>((resolve) => (reached = resolve));
    let victim: ChildProcess | undefined;
    const server = await startSmtpServer({
      async atStep(step) {
        if (step !== where || !victim) return;
        const child = victim;
        victim = undefined;
        await kill(child);
        reached();
      },
    });
    victim = startWorker(folder, server.address.port, email);
    await isThere;
    expect(await stored(folder)).toMatchObject({ state: 'queued', message: { to: email.to } });

    const second = startWorker(folder, server.address.port);
    await says(second, 'done');
    await kill(second);
    const ended = await stored(folder);
    expect(ended).toMatchObject({ state: 'sent', message: null });
    expect(JSON.stringify(ended)).not.toContain('ann@');

    // `taken`: the one remaining window. Its double has the same bytes and Message-ID. At `data`, such a short
    // message has sometimes arrived completely when its sender crashes.
    const arrivals = { connect: [1], from: [1], to: [1], data: [1, 2], taken: [2] }[where];
    expect(arrivals).toContain(server.received.length);
    expect(new Set(server.received.map((each) => JSON.stringify(each))).size).toBe(1);
    const [read] = await server.read();
    expect(read).toMatchObject({
      messageId: `<${email.id}@iq.test>`,
      to: [{ address: email.to }],
      subject: email.subject,
    });
    expect(read?.text?.trim()).toBe(email.text);
  },
);

test('killed after it is stored and before anything is sent, or after it is noted as sent: it arrives exactly once', async () => {
  const folder = temporaryFolder();
  const server = await startSmtpServer();
  const { port } = server.address;
  await server.stop(); // the server is down
  const first = startWorker(folder, port, email);
  await says(first, 'stored');
  await kill(first);
  expect(await stored(folder)).toMatchObject({ state: 'queued' });

  const back = await startSmtpServer();
  for (let round = 0; round < 3; round += 1) {
    const next = startWorker(folder, back.address.port);
    await says(next, 'done');
    await kill(next);
  }
  expect(back.received).toHaveLength(1);
  expect(await stored(folder)).toMatchObject({ state: 'sent' });
});
