import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/places.ts';
import { componentDocs } from './componentDocs.ts';
import { readGuides } from './guides.ts';
import { llmsText } from './llms.ts';
import { readmeFile } from './sizes.ts';
import { wordsSchema } from './wordsSchema.ts';

const packageDir = path.join(root, 'packages/iq-test');

/**
 * Writes the package's documentation: for people `docs`, for machines `lib/components.json`, `lib/words.schema.json`
 * and `llms.txt`. Needs the built types.
 */
export async function writeDocs(): Promise<void> {
  const [docs, guides, readme] = [componentDocs(), await readGuides(), readFileSync(readmeFile, 'utf8')];
  const write = (file: string, text: string) => writeFileSync(path.join(packageDir, file), text);
  // a removed page must not ship
  rmSync(path.join(packageDir, 'docs'), { recursive: true, force: true });
  mkdirSync(path.join(packageDir, 'docs'));
  for (const { name, text } of guides) write(`docs/${name}.md`, text);
  write('lib/words.schema.json', `${JSON.stringify(wordsSchema(), null, 2)}\n`);
  write('lib/components.json', `${JSON.stringify(docs, null, 2)}\n`);
  write('llms.txt', llmsText({ readme, guides, components: docs.components }));
}
