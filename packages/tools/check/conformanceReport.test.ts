import { conformanceTests } from '@quotient/reference/conformance';
import { expect, test } from 'vitest';
import { readText } from '../support/sourceFiles.ts';
import { titlesIn } from './testSource.ts';

/** True if a file has a test of this title. `{name}` in it is an expression of the file. */
function has(file: string, title: string): boolean {
  const text = readText(file);
  const [head = ''] = title.split('{');
  const asTemplate = title.replace(/\{([\w.]+)\}/g, (_, name: string) => `\${${name}}`);
  return titlesIn(text).includes(head) && (head === title || text.includes(`\`${asTemplate}\``));
}

test('every test that the conformance report names exists, with its whole title', () => {
  const missing = Object.values(conformanceTests).filter(({ file, title }) => !has(file, title));
  expect(missing).toEqual([]);
});

test('a title that is only the beginning of one, or has another expression, is not found', () => {
  const { file, title } = conformanceTests.everyPage;
  expect(has(file, title.replace(' px', ''))).toBe(false);
  expect(has(file, title.replace('{locale}', '{language}'))).toBe(false);
  expect(has(file, 'axe finds nothing')).toBe(false);
});
