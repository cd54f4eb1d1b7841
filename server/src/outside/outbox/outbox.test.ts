import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createDisk } from '../durableFile.ts';
import { createOutbox } from './outbox.ts';

const email = {
  id: 'e1',
  createdAt: 1_767_225_600_000,
  to: 'ann@example.org',
  subject: 'Your results',
  text: 'IQ 131',
  html: '<p>IQ 131</p>',
};

function outboxIn(folder: string) {
  return createOutbox({
    folder,
    sender: { name: 'IQ Test', address: 'no-reply@iq.test' },
    disk: createDisk({ folder: path.dirname(folder), log: { warn() {} } }),
  });
}

test('each email becomes one complete .eml file, and nothing else is left', async () => {
  const folder = path.join(temporaryFolder(), 'outbox');
  const outbox = outboxIn(folder);
  await outbox.send(email);
  await outbox.send({ ...email, id: 'e2' });
  expect(await fs.readdir(folder)).toEqual(['1767225600000-e1.eml', '1767225600000-e2.eml']);
  const text = await fs.readFile(path.join(folder, '1767225600000-e1.eml'), 'utf8');
  for (const line of [
    'From: IQ Test <no-reply@iq.test>',
    'To: ann@example.org',
    'Subject: Your results',
    'Message-ID: <e1@iq.test>',
    'Date: Thu, 01 Jan 2026 00:00:00 +0000',
    'IQ 131',
    '<p>IQ 131</p>',
  ]) {
    expect(text.split(/\r?\n/)).toContain(line);
  }
});

test('an email that is sent twice, as after a crash, is one file', async () => {
  const folder = temporaryFolder();
  await outboxIn(folder).send(email);
  const [name = ''] = await fs.readdir(folder);
  const first = await fs.readFile(path.join(folder, name), 'utf8');
  await outboxIn(folder).send(email);
  expect(await fs.readdir(folder)).toEqual([name]);
  expect(await fs.readFile(path.join(folder, name), 'utf8')).toBe(first);
});

test('an unwritable outbox fails, so that the email does not count as sent', async () => {
  const folder = path.join(temporaryFolder(), 'outbox');
  await fs.writeFile(folder, 'a file where a folder should be');
  await expect(outboxIn(folder).send(email)).rejects.toThrow();
});

test('nobody else on the machine reads the emails', async () => {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
  const folder = path.join(temporaryFolder(), 'outbox');
  await outboxIn(folder).send(email);
  const modes = [folder, path.join(folder, '1767225600000-e1.eml')].map(async (name) => {
    const { mode } = await fs.stat(name);
    return (mode & 0o777).toString(8);
  });
  expect(await Promise.all(modes)).toEqual(['700', '600']);
});

test('a forgotten email is deleted, the others stay, and forgetting it again changes nothing', async () => {
  const folder = path.join(temporaryFolder(), 'outbox');
  const outbox = outboxIn(folder);
  await outbox.forget?.('e1'); // no folder yet
  await outbox.send(email);
  await outbox.send({ ...email, id: 'other-e1x' });
  await outbox.forget?.('e1');
  await outbox.forget?.('e1');
  expect(await fs.readdir(folder)).toEqual(['1767225600000-other-e1x.eml']);
});

test('files are swept by the time at which they were written, as it is corrected', async () => {
  const folder = path.join(temporaryFolder(), 'outbox');
  const outbox = outboxIn(folder);
  await outbox.send(email);
  await outbox.send({ ...email, id: 'e2', createdAt: 12_345 }); // the clock said 1970
  const corrected = (stamp: number) => (stamp < 1_000_000 ? stamp + email.createdAt : stamp);
  expect(await outbox.forgetBefore?.(email.createdAt + 1, corrected)).toBe(1);
  expect(await fs.readdir(folder)).toEqual(['0000000012345-e2.eml']);
  expect(await outbox.forgetBefore?.(email.createdAt + 12_346, corrected)).toBe(1);
  expect(await fs.readdir(folder)).toEqual([]);
});

test('files of any year are swept, also those that an earlier version named; nothing else is', async () => {
  const folder = path.join(temporaryFolder(), 'outbox');
  const outbox = outboxIn(folder);
  for (const createdAt of [0, 7, 999_999_999_999, email.createdAt, 10_000_000_000_000])
    await outbox.send({ ...email, createdAt });
  const others = ['note.eml', '12-e1.txt', 'a-12-e1.eml', '.12-e1.eml', '12.eml'];
  for (const name of ['0-e1.eml', '12345-e1.eml', '999999999999-e1.eml', ...others])
    await fs.writeFile(path.join(folder, name), 'text');
  expect(await outbox.forgetBefore?.(email.createdAt)).toBe(6);
  expect((await fs.readdir(folder)).sort()).toEqual(
    ['10000000000000-e1.eml', `${email.createdAt}-e1.eml`, ...others].sort(),
  );
});
