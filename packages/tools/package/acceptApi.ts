// Accepts the public API of the built package as it is, and writes down its sizes: `npm run api:accept`.
import { writeFileSync } from 'node:fs';
import { readApi, reportFile } from './apiReport.ts';
import { manifestFile, manifestText } from './customElements.ts';
import { readmeFile, readmeWith, sizeTable } from './sizes.ts';

const { report, undocumented } = readApi();
writeFileSync(reportFile, report);
writeFileSync(manifestFile, manifestText());
writeFileSync(readmeFile, readmeWith(await sizeTable()));
console.log(`Accepted ${report.split('\n').length} lines.`);
if (undocumented.length > 0) console.log(`Without a doc comment:\n${undocumented.join('\n')}`);
