import { expect, test } from 'vitest';
import { firstSentence } from './componentDocs.ts';
import { llmsText } from './llms.ts';

const guide = (name: string, text: string) => ({ name, title: 'T', summary: 'S.', text });
const guides = [
  guide('guides-embedding', '# Embedding\n\nOne tag.\n\n## Attributes\n\nMany.\n'),
  guide(
    'guides-translating',
    '# Translating\n\nWords.\n\n## Replace single words\n\nSee [it](guides-theming.md).\n',
  ),
];
const readme = '# Name\n\nSummary.\n\nInstall.\n\n## Your look\n\nColors.\n\n## What it weighs\n\nMuch.\n';

test('facts come first and without headings, what is no fact stays away', () => {
  const [facts = ''] = llmsText({ readme, guides, components: [] }).split('\n## ');
  expect(facts).toContain('> Summary.\n\nInstall.\n\n**Your look**\n\nColors.');
  expect(facts).toContain('One tag.');
  expect(facts).toContain('See [it](docs/guides-theming.md).');
  expect(facts).not.toMatch(/Much|Many/);
});

test('a section that has another name is missed', () => {
  const renamed = guides.map((one) => ({ ...one, text: one.text.replace('Replace single', 'Change') }));
  expect(() => llmsText({ readme, guides: renamed, components: [] })).toThrow(
    'No section "Replace single words"',
  );
});

test('a sentence ends before a capital or code, not within an example', () => {
  expect(firstSentence('Shown as `?`. `data-on` is set.')).toBe('Shown as `?`.');
  expect(firstSentence('A server, e.g. `https://a.example`. More.')).toBe(
    'A server, e.g. `https://a.example`.',
  );
  expect(firstSentence('No stop')).toBe('No stop');
});
