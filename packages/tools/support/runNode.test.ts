import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runNode } from './runNode.ts';

/** A script of Node with this text. */
function scriptOf(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'quotient-script-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'script.mjs');
  writeFileSync(file, text);
  return file;
}

test('what a script prints is kept, on both ways, with its arguments, environment and folder', async () => {
  const script = scriptOf(
    'console.log(process.argv[2], process.env.WORD, process.cwd()); console.error("and this");',
  );
  const run = await runNode(script, ['one'], { env: { WORD: 'two' }, cwd: '/', isKept: true });
  expect(run).toEqual({ isFine: true, signal: null, printed: expect.stringContaining('one two /\n') });
  expect(run.printed).toContain('and this');
});

test.each(['process.exit(3)', 'throw new Error("no")'])(
  '%s is not fine, and nothing is thrown',
  async (text) => {
    expect(await runNode(scriptOf(text), [], { isKept: true })).toMatchObject({
      isFine: false,
      signal: null,
    });
  },
);

test('a script that takes too long is ended', async () => {
  const run = await runNode(scriptOf('setInterval(() => {}, 1000)'), [], { isKept: true, timeout: 300 });
  expect(run).toMatchObject({ isFine: false, signal: 'SIGTERM' });
});
