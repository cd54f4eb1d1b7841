import { expect, test } from 'vitest';
import { readGuides } from './guides.ts';
import { themeDocs } from './themeDocs.ts';

const guides = await readGuides();
const textOf = (wanted: string) => guides.find(({ title }) => title === wanted)?.text ?? '';

test('the guide on error codes says of each what the visitor reads and what an integrator does', () => {
  const rows = textOf('Error codes')
    .split('\n')
    .filter((line) => /^\| `\w+` \| /.test(line));
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => /\|\s*\|/.test(row))).toEqual([]);
});

test('the guide on theming describes each variable and its default', () => {
  const rows = textOf('Theming').split('\n');
  for (const { variable, description, light, dark, value } of themeDocs().flatMap(({ tokens }) => tokens)) {
    const [row = ''] = rows.filter((line) => line.startsWith(`| \`${variable}\` | ${description} |`));
    if (light && dark) expect(row, variable).toContain(`| \`${light.value}\` | \`${dark.value}\` |`);
    else expect(row, variable).toContain(`| \`${value?.replace(/^calc\((\S+).*/, '$1')}\``);
  }
});

/** Parts of the guides that are for those who have the repository before them. */
const forMaintainers = ['Ship a brand with the package', 'What guards the words'];

test.each(['Embedding', 'Theming', 'Translating'])(
  'the guide on %s sends a user of the package to no file of the repository',
  (title) => {
    const sections = textOf(title).split(/^## /m);
    expect(sections.length).toBeGreaterThan(5);
    for (const section of sections) {
      const [heading = ''] = section.split('\n');
      if (!forMaintainers.includes(heading))
        expect(section, heading).not.toMatch(/\b(?:packages|stories|sites|server|src)\/\w/);
    }
  },
);
