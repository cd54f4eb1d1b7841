import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/places.ts';
import { componentDocs } from './componentDocs.ts';
import { readGuides } from './guides.ts';

const packageDir = path.join(root, 'packages/iq-test');

/** Writes what the package says about itself: for people `docs`, for machines `lib/components.json`. Needs the built types. */
export async function writeDocs(): Promise<void> {
  const write = (file: string, text: string) => writeFileSync(path.join(packageDir, file), text);
  // a page that is gone must not ship
  rmSync(path.join(packageDir, 'docs'), { recursive: true, force: true });
  mkdirSync(path.join(packageDir, 'docs'));
  for (const { name, text } of await readGuides()) write(`docs/${name}.md`, text);
  write('lib/components.json', `${JSON.stringify(componentDocs(), null, 2)}\n`);
}
