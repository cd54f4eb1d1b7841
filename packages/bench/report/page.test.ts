import { expect, test } from 'vitest';
import type { Row } from '../trial.ts';
import { page } from './page.ts';
import type { Report } from './report.ts';

const report = (row: Partial<Row>): Report => ({
  measuredAt: '2026-01-02T03:04:05.000Z',
  isQuick: false,
  machine: { cpu: 'A & B', cores: 2, memoryGB: 4, system: 'S', node: 'v20', browser: 'B', commit: 'c' },
  trials: [
    {
      name: 'one',
      about: 'first',
      rows: [{ what: 'x', unit: 'ms', figures: [], aims: [], ...row }],
      seconds: 1,
    },
  ],
});
const figure = (subject: string, ...samples: number[]) => ({ subject, value: samples[0] ?? 0, samples });

test('the longest bar, or the dot beyond it, fills the width; one measurement has no dot', () => {
  const html = page(report({ figures: [figure('ours', 5), figure('theirs', 10, 20)] }));
  expect([...html.matchAll(/class="bar" style="width:([\d.]+)%"/g)].map(([, width]) => width)).toEqual([
    '25.00',
    '50.00',
  ]);
  expect([...html.matchAll(/<i style="left:([\d.]+)%"/g)].map(([, left]) => left)).toEqual([
    '50.00',
    '100.00',
  ]);
  expect(html.match(/<tr class="ours">/g)).toHaveLength(1);
  expect(html).not.toContain('A quick run');
});

test('where everything is 0, bars have no length and nothing is no number', () => {
  const html = page(report({ figures: [figure('ours', 0), figure('theirs', 0)] }));
  expect(html.match(/width:0\.00%/g)).toHaveLength(2);
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
});

test('an aim shows whether it was reached, and no text of a peer or a machine becomes markup', () => {
  const aims = [{ atMost: 5 }, { atLeast: 6 }];
  const html = page(report({ figures: [figure('ours', 5), figure('<b>"x"</b>', 1)], aims, note: 'a < b' }));
  expect([...html.matchAll(/<li class="(\w+)">/g)].map(([, name]) => name)).toEqual(['reached', 'missed']);
  expect(html).toContain('&lt;b&gt;&quot;x&quot;&lt;/b&gt;');
  expect(html).toContain('<p>a &lt; b</p>');
  expect(html).toContain('A &amp; B, 2 cores');
});
