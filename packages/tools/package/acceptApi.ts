// Accepts the public API of the built package as it is: `npm run api:accept`.
import { writeFileSync } from 'node:fs';
import { readApi, reportFile } from './apiReport.ts';
import { manifestFile, manifestText } from './customElements.ts';

const { report, undocumented } = readApi();
writeFileSync(reportFile, report);
writeFileSync(manifestFile, manifestText());
console.log(`Accepted ${report.split('\n').length} lines.`);
if (undocumented.length > 0) console.log(`Without a doc comment:\n${undocumented.join('\n')}`);
