import { readText } from '../support/sourceFiles.ts';

/** The files that a section of the package's README shows: each by the path in its first comment, with all it holds. */
export function readmeFiles(section: string): Record<string, string> {
  const readme = readText('packages/iq-test/README.md');
  const [, rest = ''] = readme.split(`\n### ${section}`);
  const [text = ''] = rest.split(/\n##/);
  const files = [...text.matchAll(/```\w+\n((?:---\n)?\/\/ ([\w./-]+\.\w+)\b[\s\S]*?)```/g)];
  return Object.fromEntries(files.map(([, code = '', file = '']) => [file, code]));
}
