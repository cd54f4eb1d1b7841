import { expect, test } from 'vitest';
import { readLocaleTag } from './localeTag.ts';

test.each([
  ['de', 'de'],
  ['DE', 'de'],
  ['de-ch', 'de-CH'],
  ['de_DE', 'de-DE'],
  ['de_DE_formal', 'de-DE-formal'],
  ['de_CH_informal', 'de-CH-informal'],
  ['en_US.UTF-8', 'en-US'],
  ['de_DE@euro', 'de-DE'],
  ['pt_BR@latin', 'pt-BR'],
  ['zh_Hans_CN', 'zh-Hans-CN'],
  ['  fr_FR \n', 'fr-FR'],
  ['fr-FR, en', 'fr'], // a list is no tag: its first language counts
  ['iw', 'he'],
  ['in_ID', 'id-ID'],
  ['es_419', 'es-419'],
  ['de-u-co-phonebk', 'de'],
  ['de__DE', 'de'],
  ['de_DE_!', 'de-DE'],
  ['de-', 'de'],
])('%j is %s', (text, tag) => {
  expect(readLocaleTag(text)).toBe(tag);
});

test.each(['', ' ', 'C', 'C.UTF-8', 'x-default', '_', '-de', '42', '<html>', 'x'.repeat(5000)])(
  '%j is no language',
  (text) => {
    expect(readLocaleTag(text)).toBeUndefined();
  },
);
