import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const file = new URL('./keepHeapSmall.ts', import.meta.url).href;

/** Makes many records, each of which ages before it is dropped; prints the size of the heap in megabytes. */
const churn = `
  const latest = new Map();
  let peak = 0;
  for (let i = 0; i < 60_000; i += 1) {
    latest.set(i, Array.from({ length: 20 }, (_, k) => ({ k, a: i + k, b: [k, i], c: { i } })));
    if (latest.size > 15_000) latest.delete(latest.keys().next().value);
    if (i % 100 > 0) continue;
    peak = Math.max(peak, process.memoryUsage().heapTotal);
    await new Promise(setImmediate);
  }
  console.log(peak / 1e6);`;

function peakOf(prelude = ''): number {
  const script = prelude + churn;
  // as on a machine with much memory, wherever this runs; with little room for new objects, as old ones count here
  const args = [
    '--max-old-space-size=4096',
    '--max-semi-space-size=8',
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    script,
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return Number.parseFloat(stdout);
}

test('records that were in use for a moment do not stay in memory', () => {
  const bySelf = peakOf();
  const kept = peakOf(`import { keepHeapSmall } from ${JSON.stringify(file)}; keepHeapSmall();`);
  expect(kept).toBeLessThan(0.8 * bySelf);
});
