import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { page } from './page.ts';
import type { Report } from './report.ts';
import { asMarkdown } from './table.ts';

/** Writes `report.json`, `report.md` and `report.html` into a folder, made if missing. */
export function writeReport(folder: string, report: Report): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(folder, 'report.md'), `${asMarkdown(report.trials.flatMap(({ rows }) => rows))}\n`);
  writeFileSync(join(folder, 'report.html'), page(report));
}
