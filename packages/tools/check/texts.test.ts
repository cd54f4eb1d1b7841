import { expect, test } from 'vitest';
import { textsOf } from './texts.ts';

const read = (file: string, text: string) =>
  textsOf(file, text).map((written) => [written.language, written.text]);

test('of a source every string is read, and no import, type, name or comment', () => {
  const text = `import { a } from './a.ts';
    /** A comment. */
    type Kind = 'one' | 'two';
    export const words: Record<'title', string> = { title: 'The title', 'quoted-name': \`The \${a} rest\` };`;
  expect(read('words/fr.ts', text)).toEqual([
    ['fr', 'The title'],
    ['fr', 'The {} rest'],
  ]);
});

test('the language is that of the file, or of the property around a text', () => {
  const text = `const words = { en: { a: 'one' }, de: { a: 'eins', b: () => 'zwei' } }; const c = 'three';`;
  expect(read('figureWords.ts', text)).toEqual([
    ['en', 'one'],
    ['de', 'eins'],
    ['de', 'zwei'],
    ['en', 'three'],
  ]);
  expect(read('locales/es/first.ts', `const a = 'uno';`)).toEqual([['es', 'uno']]);
});

test('of the questions every text is read; an option is a label', () => {
  const text = JSON.stringify({ 4: { question: 'Quel jour\u00a0?', options: ['lun.', '12'] } });
  expect(textsOf('main/questions.fr.json', text)).toEqual([
    { place: 'main/questions.fr.json 4 question', language: 'fr', text: 'Quel jour\u00a0?', isLabel: false },
    { place: 'main/questions.fr.json 4 options 0', language: 'fr', text: 'lun.', isLabel: true },
  ]);
});

test('of a page and of an article every line is read without its marks; the words of a source are not ours', () => {
  const text =
    '## Title\ntitle: "Field"\n- **Bold** and `code`\n1. <b>One</b>\n\n[^2]: Somebody: "Do You Know?"\n| Cell |';
  expect(read('content/ar/page.md', text)).toEqual([
    ['ar', 'Title'],
    ['ar', 'Field"'],
    ['ar', 'Bold and code'],
    ['ar', 'One'],
    ['ar', 'Cell |'],
  ]);
  expect(textsOf('a.html', '\n<p>Two</p>')[0]?.place).toBe('a.html:2');
});
