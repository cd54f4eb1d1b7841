import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LocaleSchema } from '../schemas/ids.ts';
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
  ['fr-FR, en', 'fr'], // a list isn't a tag: its first language counts
  ['iw', 'he'],
  ['in_ID', 'id-ID'],
  ['es_419', 'es-419'],
  ['de-u-co-phonebk', 'de'],
  ['de__DE', 'de'],
  ['de_DE_!', 'de-DE'],
  ['de-', 'de'],
  ['en_US_POSIX', 'en-US'],
  ['de_DE_POSIX', 'de-DE'],
  ['fr_POSIX', 'fr'],
  ['zh-Hant-TW-x-private', 'zh-Hant-TW'],
])('%j is %s', (text, tag) => {
  expect(readLocaleTag(text)).toBe(tag);
});

test.each([
  '',
  ' ',
  'C',
  'POSIX',
  'posix.UTF-8',
  'C.UTF-8',
  'x-default',
  '_',
  '-de',
  '42',
  '<html>',
  'x'.repeat(5000),
])("%j isn't a language", (text) => {
  expect(readLocaleTag(text)).toBeUndefined();
});

test.each([
  ...[
    'C',
    'POSIX',
    'posix_US',
    'en_POSIX',
    'en_US_POSIX',
    'en-US-u-va-posix',
    'de_DE_POSIX@euro',
    'es_POSIX_419',
  ],
  ...[
    'sr_RS@latin',
    'sr_Latn_RS',
    'ca_ES@valencia',
    'ca-ES-valencia',
    'de-DE-1996',
    'en-GB-oxendict',
    'en-GB-oed',
  ],
  ...[
    'zh-Hant-TW-x-private',
    'en-x-a',
    'en-a-bbb-x-c',
    'de-t-en-us-u-co-phonebk',
    'x-y',
    'i-klingon',
    'i-default',
  ],
  ...[
    'art-lojban',
    'zh-min-nan',
    'zh-cmn-Hans-CN',
    'sgn-BE-FR',
    'no-bok',
    'und',
    'root',
    'mul',
    'qaa-Qaaa-QM',
  ],
  ...[
    'abcde',
    'abcdefgh-DE',
    'abcdefghi',
    'd',
    'de-DE-\u0661',
    '\u0130',
    'de\0',
    'nb_NO.ISO-8859-1',
    'en-US-\u{1F600}',
  ],
  ...[
    'de-DE-abcdef12-bcdefg23-cdefgh34-defghi45-efghij56',
    `de-${'a1b2c3d4-'.repeat(20)}x`,
    'en-'.repeat(60),
  ],
])('a request accepts any result for %j', (text) => {
  const tag = readLocaleTag(text);
  expect(tag === undefined || v.is(LocaleSchema, tag), tag).toBe(true);
});
