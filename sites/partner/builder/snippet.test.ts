import { expect, test } from 'vitest';
import { readAttributes } from './manifest.ts';
import { chosenAttributes, writePolicy, writeRoom, writeSnippet } from './snippet.ts';

const quiz = 'https://iq.example.org';
const attribute = (name: string, text: string, fallback?: string) => ({
  name,
  description: `About ${name}.`,
  type: { text },
  ...(fallback !== undefined && { default: fallback }),
});
const manifest = {
  modules: [
    {},
    {
      declarations: [
        { tagName: 'other-element' },
        {
          tagName: 'iq-test',
          attributes: [
            attribute('partner', 'a key such as acme'),
            attribute('mode', "'inline' | 'popup'", "'inline'"),
            attribute('time', '"1" | "1.5" | undefined', '1'),
            attribute('hidden-data', 'string', "'{}'"),
            attribute('debug', 'boolean', 'false'),
          ],
        },
      ],
    },
  ],
};
const attributes = readAttributes(manifest);

test('attributes come from the manifest, in its order', () => {
  expect(
    attributes.map(({ name, fallback, isBoolean, choices, format }) => [
      name,
      fallback,
      isBoolean,
      choices,
      format,
    ]),
  ).toEqual([
    ['partner', '', false, undefined, 'a key such as acme'],
    ['mode', 'inline', false, ['inline', 'popup'], ''],
    ['time', '1', false, ['1', '1.5'], ''],
    ['hidden-data', '{}', false, undefined, ''],
    ['debug', 'false', true, undefined, ''],
  ]);
});

test('a manifest without the element is an error, not an empty form', () => {
  expect(() => readAttributes({ modules: [] })).toThrow('describes no attributes of iq-test');
});

test('defaults and empty values are not written', () => {
  const values = { partner: 'demo', mode: 'inline', time: '', 'hidden-data': '{}', debug: false };
  expect(chosenAttributes(attributes, values)).toEqual([['partner', 'demo']]);
});

test('a short tag stands on one line', () => {
  expect(
    writeSnippet({
      chosen: [
        ['partner', 'demo'],
        ['debug', true],
      ],
      quiz,
    }),
  ).toBe(`\
<script src="https://iq.example.org/embed.js" async></script>
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
