import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { bareTest as test } from '../support/test.ts';

test('npm start says what runs where, and what ends npm ends the server', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quotient-start-'));
  const npm = spawn('npm', ['start'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  try {
    await expect.poll(() => said).toContain(path.join(dataDir, 'outbox'));
    const address = said.match(/^Site +(http:\/\/localhost:\d+\/)$/m)?.[1] ?? '';
    expect(said).toContain(`API       ${address}api/docs`);
    expect(said).toContain(`Embed     ${address}embed.js`);
    expect(said).toContain(`Data      ${dataDir}`);
    expect(said).toContain('DEMO: no money moves');
    expect((await fetch(address)).status).toBe(200);
    npm.kill('SIGTERM');
    const answers = () =>
      fetch(address).then(
        () => true,
        () => false,
      );
    await expect.poll(answers).toBe(false);
    await expect.poll(() => existsSync(path.join(dataDir, 'lock'))).toBe(false);
  } finally {
    npm.kill('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
});
