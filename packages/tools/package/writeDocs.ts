import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/places.ts';
import { componentDocs } from './componentDocs.ts';

/** Writes what the package says about itself: `lib/components.json`. Needs the built types. */
export function writeDocs(): void {
  const file = path.join(root, 'packages/iq-test/lib/components.json');
  writeFileSync(file, `${JSON.stringify(componentDocs(), null, 2)}\n`);
}
