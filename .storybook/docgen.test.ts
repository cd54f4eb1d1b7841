import { expect, test } from 'vitest';
import { exampleOf, withoutTags } from './docgen.ts';

const example = 'import { Part } from "ours";\n\n<>\n  <Part />\n</>';
const component = (description: string) => ({ __docgenInfo: { description } });

test('a page shows what a component is above, and its example under Usage', () => {
  const documented = component(`A part.\n\nIts \`data-on\`.\n\n@example\n${example}`);
  expect(withoutTags(documented)).toBe('A part.\n\nIts `data-on`.');
  expect(exampleOf(documented)).toBe(example);
});

test('an example ends where another tag begins', () => {
  expect(exampleOf(component(`A part.\n@example\n${example}\n@see others`))).toBe(example);
});

test('a component without an example, or without a comment, has none', () => {
  expect(exampleOf(component('A part.'))).toBe('');
  expect(exampleOf(undefined)).toBe('');
});
