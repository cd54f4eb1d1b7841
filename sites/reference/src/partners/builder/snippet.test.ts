import { expect, test } from 'vitest';
import { type AttributeDefault, chosenAttributes, writePolicy, writeRoom, writeSnippet } from './snippet.ts';

const quiz = 'https://iq.example.org';
const attributes: AttributeDefault[] = [
  ['partner', ''],
  ['mode', 'inline'],
  ['time', '1'],
  ['hidden-data', '{}'],
  ['debug', 'false'],
].map(([name = '', fallback = '']) => ({ name, fallback }));

test('defaults and empty values are not written', () => {
  const values = { partner: 'demo', mode: 'inline', time: '', 'hidden-data': '{}', debug: false };
  expect(chosenAttributes(attributes, values)).toEqual([['partner', 'demo']]);
});

test('a short tag stands on one line, and the script tells optimizers to leave it', () => {
  expect(
    writeSnippet({
      chosen: [
        ['partner', 'demo'],
        ['debug', true],
      ],
      quiz,
    }),
  ).toBe(`\
<script
  src="https://iq.example.org/embed.js"
  async
  data-cfasync="false"
  data-no-optimize="1"
></script>
<iq-test partner="demo" debug>
  <a href="https://iq.example.org/">Take the test on its own page</a>
</iq-test>`);
});

test('a pinned script has its checksum, and the cross-origin request that the check needs', () => {
  expect(
    writeSnippet({ chosen: [], quiz, pinned: { version: '1.2.3', integrity: 'sha384-abc' } }),
  ).toContain(`\
<script
  src="https://iq.example.org/embed/v1.2.3/embed.js"
  integrity="sha384-abc"
  crossorigin="anonymous"
  async
  data-cfasync="false"
  data-no-optimize="1"
></script>`);
});

test.each([
  ['{"a":"b"}', `'{"a":"b"}'`],
  ['plain', '"plain"'],
  [`{"a":"it's"}`, '"{&quot;a&quot;:&quot;it\'s&quot;}"'],
  ['<&">', `'<&amp;">'`],
])('the value %s is written as %s', (value, written) => {
  expect(writeSnippet({ chosen: [['hidden-data', value]], quiz })).toContain(
    `<iq-test hidden-data=${written}>`,
  );
});

test('an isolated element needs a frame and no pictures', () => {
  expect(writePolicy(quiz, false)).toBe(`script-src ${quiz};\nconnect-src ${quiz};\nimg-src ${quiz};`);
  expect(writePolicy(quiz, true)).toBe(`script-src ${quiz};\nframe-src ${quiz};\nconnect-src ${quiz};`);
});

test('the room before the script has come is as high as what comes', () => {
  expect(writeRoom('inline')).toContain('min-height: 100vh');
  expect(writeRoom('popup')).toContain('min-height: 60px');
  expect(writeRoom('fullscreen')).toContain('min-height: 60px');
  expect(writeRoom('floating')).toBeUndefined();
});
