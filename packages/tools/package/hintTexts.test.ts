import { expect, test } from 'vitest';
import { hintTextsIn, readHintTexts } from './hintTexts.ts';

test('the words of a hint are found, whole or around its values; its code and short words are none', () => {
  const text = [
    "if (isDev) hint('a_code', 'What is wrong, and what to do.');",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source to be read
    "hint('other', `The address ${address} is wrong: ${isShort ? 'no' : 'write https:// before it'}.`);",
    "throw new Refusal('third', isTold ? 'Ask the operator of the server.' : 'third');",
    "console.warn('What everybody may hear.');",
  ].join('\n');
  expect(hintTextsIn(text)).toEqual([
    'What is wrong, and what to do.',
    'write https:// before it',
    'Ask the operator of the server.',
  ]);
});

test('the hints of the package are found in every file that says one', () => {
  const files = readHintTexts().map(({ file }) => file.replace('packages/iq-test/src/', ''));
  expect(files).toEqual(
    expect.arrayContaining([
      'hints/baseUrlHint.ts',
      'api/partner.ts',
      'flow/serverHints.ts',
      'hints/rootHints.ts',
      'hints/wordHints.ts',
      'i18n/useT.ts',
      'shapes/Shape.tsx',
    ]),
  );
});
