// Accepts the public API of the built package as it is, and writes down its sizes: `npm run api:accept`.
import { writeFileSync } from 'node:fs';
import { readApi, reportFile } from './apiReport.ts';
import { manifestFile, manifestText } from './customElements.ts';
import { componentSizes, componentSizesFile, readmeFile, readmeWith, sizeTable } from './sizes.ts';

const { report, undocumented } = readApi();
writeFileSync(reportFile, report);
writeFileSync(manifestFile, manifestText());
const sizes = await componentSizes();
writeFileSync(readmeFile, readmeWith(sizeTable(sizes)));
writeFileSync(componentSizesFile, `${JSON.stringify(sizes, null, 2)}\n`);
console.log(`Accepted ${report.split('\n').length} lines.`);
if (undocumented.length > 0) console.log(`Without a doc comment:\n${undocumented.join('\n')}`);
