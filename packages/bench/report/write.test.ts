import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { figure, type Row } from '../trial.ts';
import type { Report } from './report.ts';
import { asText } from './table.ts';
import { writeReport } from './write.ts';

const row: Row = {
  what: 'script tag <iq-test>',
  unit: 'ms',
  figures: [figure('ours', [600, 900, 750]), figure('A | B', [1500])],
  aims: [{ beside: 'A | B', atMost: 0.25 }, { atMost: 1000 }],
  note: 'Once.',
};

it('says every figure, our ratio to it, and whether the aim is reached', () =>
  expect(asText(row).split('\n')).toEqual([
    '  script tag <iq-test>: 750 ms',
    '    A | B: 1,500 ms   ours is 0.5 ×',
    '    missed: 0.5 × (aim ≤ 0.25 × A | B)',
    '    reached: 750 ms (aim ≤ 1,000 ms)',
    '    Once.',
  ]));

it('writes data, a table and a page, all of the same run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quotient-report-'));
  const report: Report = {
    measuredAt: '2026-01-02T03:04:05.000Z',
    isQuick: true,
    machine: { cpu: 'A', cores: 2, memoryGB: 4, system: 'S', node: 'v20', browser: 'B', commit: 'c' },
    trials: [
      { name: 'one', about: 'first', rows: [row], seconds: 1 },
      { name: 'two', about: 'second', rows: [], seconds: 0, error: 'Error: <no>' },
    ],
  };
  writeReport(folder, report);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(JSON.parse(read('report.json'))).toEqual(report);
  expect(read('report.md')).toContain('| script tag <iq-test> | 750 ms | A \\| B 1,500 ms (0.5 ×) |');
  const html = read('report.html');
  expect(html).toContain('script tag &lt;iq-test&gt;');
  expect(html).toContain('Error: &lt;no&gt;');
  expect(html).toContain('A quick run');
  expect(html.match(/<i style/g)).toHaveLength(3);
  rmSync(folder, { recursive: true });
});
