import { readdirSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { componentFacts, publicComponents } from '../package/componentFacts.ts';
import { collect } from '../support/parse.ts';
import { root } from '../support/places.ts';
import { readText, sourceFiles } from '../support/sourceFiles.ts';
import { statesIn } from './docComments.ts';

const files = publicComponents();
const facts = componentFacts();
const components = Object.keys(facts);
const stories = new Map(
  sourceFiles('stories')
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => [path.basename(file, '.stories.tsx'), readText(file)] as const),
);
const storyNames = (file: string) =>
  [...(stories.get(file) ?? '').matchAll(/export const (\w+) = meta\.story/g)].flatMap(
    ([, name]) => name ?? [],
  );

test('every public component has a page: stories from Default on, and notes', () => {
  expect(components.length).toBeGreaterThan(30);
  for (const name of components) {
    expect(stories.has(name), `${name}: no file of stories`).toBe(true);
    expect(storyNames(name)[0], `${name}: the first story`).toBe('Default');
    expect(stories.get(name), `${name}: no notes`).toContain('notes({');
  }
});

/** The entries of `notes({ … })` in a file of stories, as written. */
function notesOf(text: string): Map<string, ts.Expression> {
  const [content] = collect(text, (node) =>
    ts.isCallExpression(node) && node.expression.getText() === 'notes' ? node.arguments[0] : undefined,
  );
  const properties = content && ts.isObjectLiteralExpression(content) ? content.properties : [];
  return new Map(
    properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? [[property.name.getText(), property.initializer]] : [],
    ),
  );
}
const entriesOf = (node: ts.Expression | undefined) =>
  node && ts.isArrayLiteralExpression(node) ? [...node.elements] : [];

test('every component page has its sections: from its notes and from its source', () => {
  const page = readText('.storybook/DocsPage.tsx');
  for (const heading of [
    'Usage',
    'Do and don’t',
    'Anatomy',
    'States',
    'Tokens',
    'Accessibility',
    'Screen reader',
    'Keyboard',
  ])
    expect(page).toContain(`<Heading>${heading}</Heading>`);

  for (const [name, { states, tokens, madeOf, parts }] of Object.entries(facts)) {
    const notes = notesOf(stories.get(name) ?? '');
    for (const field of ['anatomy', 'accessibility', 'spoken'])
      expect(entriesOf(notes.get(field)).length, `${name}: ${field}`).toBeGreaterThan(0);
    for (const field of ['dos', 'donts'])
      expect(entriesOf(notes.get(field)), `${name}: ${field}`).toHaveLength(2);
    const told = entriesOf(notes.get('anatomy')).flatMap((row) => {
      const part = entriesOf(row)[2];
      return part && ts.isStringLiteral(part) ? part.text : [];
    });
    expect(told.sort(), `${name}: ::part names`).toEqual(parts);
    expect(tokens.length + madeOf.length, `${name}: tokens`).toBeGreaterThan(0);
    const { told: named } = statesIn(readText(files.get(name) ?? ''));
    for (const state of named) expect(states.join('\n'), `${name}: states`).toContain(`\`${state}\``);
  }
});

test('notes are Markdown in which an element is named as code: else the page would render it', () => {
  for (const [name, text] of stories) {
    const words = [...notesOf(text)].flatMap(([field, note]) =>
      field === 'usage' // code
        ? []
        : collect(note.getText(), (node) => (ts.isStringLiteralLike(node) ? node.text : undefined)),
    );
    const prose = words.map((sentence) => sentence.replaceAll(/`[^`]*`/g, ''));
    expect(
      prose.filter((sentence) => /<\/?[a-z]/i.test(sentence)),
      name,
    ).toEqual([]);
  }
});

test('what is read from the source of a component is what its styles use, and no more', () => {
  expect(facts.SaveIndicator?.tokens).toEqual([
    '--iq-color-ink-muted',
    '--iq-color-warning',
    '--iq-color-alert',
    '--iq-text-xs',
    '--iq-space-2',
  ]);
  // one of the four headings, and the parts of all four
  expect(facts.Dialog?.tokens).toEqual(expect.arrayContaining(['--iq-font-heading', '--iq-text-xl']));
  expect(facts.Dialog?.tokens).not.toContain('--iq-text-hero');
  expect(facts.RetakeButton).toMatchObject({ tokens: ['--iq-space-4'], madeOf: ['Button', 'Dialog'] });
  expect(facts.RunnerStage?.parts).toEqual(['timer']);
});

test('the journeys cover everything from the start to the end, with all that can go wrong', () => {
  expect(storyNames('Journey')).toEqual(
    expect.arrayContaining([
      'FromStartToPayment',
      'FiveMinutesLeft',
      'TimeUp',
      'OfflineAndBack',
      'PopupBlocked',
      'CheckoutFailsAndRetries',
      'Paid',
      'MailFails',
      'ShareFails',
    ]),
  );
  expect(storyNames('RunnerStage')).toEqual(expect.arrayContaining(['FiveMinutesLeft', 'AllAnswered']));
});

test('a story of the clock waits for what depends on the time: a busy machine plays before that is drawn', () => {
  const text = stories.get('RunnerStage') ?? '';
  const atOnce = /(?<!waitFor\(\(\) =>\s*expect\()canvas\.getByRole\('(?:alert|timer)'.*/g;
  expect(text.match(atOnce) ?? []).toEqual([]);
  expect(text).toMatch(/findByRole\('alert'\)/);
  expect(text).toMatch(
    /waitFor\(\(\) =>\s*expect\([^)]*\{ level: 1 \}\)\)\.toHaveTextContent\('Time is up'\)/,
  );
  // a second, the default, is too short for that
  expect(readText('.storybook/preview.tsx')).toContain('configure({ asyncUtilTimeout: 120_000 })');
});

test('the guides are there', () => {
  for (const guide of [
    'Embedding',
    'Theming',
    'Translating',
    'AddingAQuestion',
    'AddingALocale',
    'ErrorCodes',
    'EventReference',
  ])
    expect(readText(`stories/guides/${guide}.mdx`)).toMatch(/<Meta title="/);
});

test('every picture belongs to a story', () => {
  const ids = [...stories.values()].flatMap((text) => {
    const title = /\.meta\(\{.*?title: '([^']+)'/s.exec(text)?.[1] ?? '';
    return [...text.matchAll(/export const (\w+) = meta\.story/g)].map(([, name = '']) =>
      toId(title, storyNameFromExport(name)),
    );
  });
  const known = new Set(ids.map((id) => id.replace('--', '-')));
  const pictures = readdirSync(path.join(root, 'stories/pictures'));
  expect(pictures.length).toBeGreaterThan(200);
  expect(pictures.filter((file) => !known.has(path.basename(file, '.png')))).toEqual([]);
});
