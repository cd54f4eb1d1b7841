import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { parentOf, processorMs } from './processorTime.ts';

const BUSY_MS = 300;
const busy = `const until = performance.now() + ${BUSY_MS};
while (performance.now() < until);
process.stdin.resume();
console.log('done');`;

test('a busy child is counted, while it runs and afterwards', async () => {
  const before = processorMs(process.pid);
  const child = spawn(process.execPath, ['-e', busy], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const isTold = process.platform === 'linux';
  expect(parentOf(child.pid ?? 0)).toBe(isTold ? process.pid : 0);
  const running = processorMs(process.pid) - before;
  expect(running > 0).toBe(isTold);
  child.stdin.end();
  await once(child, 'exit');
  expect(processorMs(process.pid) - before).toBeGreaterThanOrEqual(running);
});
