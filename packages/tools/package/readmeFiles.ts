import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/places.ts';

/** The files that a section of the package's README shows: each by the path in its first comment, with all it holds. */
export function readmeFiles(section: string): Record<string, string> {
  const readme = readFileSync(path.join(root, 'packages/iq-test/README.md'), 'utf8');
  const [, rest = ''] = readme.split(`\n### ${section}`);
  const [text = ''] = rest.split(/\n##/);
  const files = [...text.matchAll(/```\w+\n((?:---\n)?\/\/ ([\w./-]+\.\w+)\b[\s\S]*?)```/g)];
  return Object.fromEntries(files.map(([, code = '', file = '']) => [file, code]));
}
