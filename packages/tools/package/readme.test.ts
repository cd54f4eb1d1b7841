import { expect, test } from 'vitest';
import { readText, sourceFiles } from '../support/sourceFiles.ts';
import { readmeFiles } from './readmeFiles.ts';

const textOf = (folder: string) =>
  sourceFiles(folder)
    .filter((file) => !file.includes('.test.'))
    .map(readText)
    .join('\n');

const codesIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, code]) => code);

test('the README of the package names every code that a development build says, and no other', () => {
  const own = codesIn(textOf('packages/iq-test/src'), /\bhint\(\s*'(\w+)'/g);
  // refusals of the server have their own codes
  const refused = codesIn(
    readText('packages/iq-test/src/api/partner.ts'),
    /(?:new Refusal\(\s*|code === )'(\w+)'/g,
  );
  const [, section = ''] = readText('packages/iq-test/README.md').split('## When something is wrong');
  const [sentence = ''] = section.split('A production build');
  expect(codesIn(sentence, /`(\w+)`/g)).toEqual([...new Set([...own, ...refused])].sort());
});

test('the files that the README shows for frameworks are those that the projects of its tests are made of', () => {
  const paths = ['Next', 'React Router', 'Astro'].map((section) => Object.keys(readmeFiles(section)));
  expect(paths).toEqual([
    ['app/layout.tsx', 'app/page.tsx'],
    ['app/routes/test.tsx'],
    ['src/pages/index.astro'],
  ]);
  const codes = ['Next', 'React Router', 'Astro'].flatMap((section) => Object.values(readmeFiles(section)));
  for (const code of codes) expect(code).toMatch(/^(?:---\n)?\/\/ [\s\S]*@quotient\/iq-test[\s\S]*\n$/);
});
