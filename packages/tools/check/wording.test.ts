// Checks wording rules of each language that a program can see, in every text of ours.
import { brand, localizeBrand, nameInText } from '@quotient/contract/brand';
import { type LocaleCode, localeCodes } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import { writtenTexts } from './texts.ts';

const texts = writtenTexts();
const textsIn = (language: LocaleCode) => texts.filter((text) => text.language === language);

/** Texts of a language that break a rule, with the match and its surroundings. */
const breaking = (language: LocaleCode, rule: RegExp, all = textsIn(language)) =>
  all.flatMap(({ place, text }) => {
    const found = rule.exec(text);
    return found ? `${place}: …${text.slice(Math.max(0, found.index - 20), found.index + 40)}…` : [];
  });

test.each([
  ['en', ['packages/contract/', 'server/src/start/', 'sites/partner/pages/', 'stories/guides/']],
  ['de', ['sites/reference/src/admin/', 'sites/reference/src/figures/']],
  ['fr', []],
  ['es', []],
  ['ar', []],
] as const)(
  '%s has its texts: those of the package, the site, its articles and the bank',
  (language, more) => {
    const found = textsIn(language);
    expect(found.length).toBeGreaterThan(1400);
    const everywhere = [
      'packages/iq-test/src/i18n/',
      'sites/reference/src/words/',
      'sites/reference/content/',
      'server/src/bank/main/',
      'server/src/bank/extended/',
    ];
    for (const room of [...everywhere, ...more])
      expect(
        found.some(({ place }) => place.startsWith(room)),
        room,
      ).toBe(true);
  },
);

test("English writes email without a hyphen, as the specification's texts do", () => {
  expect(breaking('en', /e-mail/iu)).toEqual([]);
});

test('Spanish says tú to the visitor everywhere', () => {
  expect(breaking('es', /(?<!\p{L})(?:ustedes|usted|su test)(?!\p{L})/iu)).toEqual([]);
});

test('in French a page is opened, not a payment', () => {
  expect(breaking('fr', /ouv(?:r|er)\S* (?:le|du) paiement|\ble paiement (?:\S+ )?s’ouvre/iu)).toEqual([]);
});

test('Arabic speaks to women and men alike: no vowel sign at the end of a verb says which', () => {
  // fatha or kasra on a final ta or kaf: «أجبتَ» addresses a man, «أجبتِ» a woman
  expect(breaking('ar', /[تك][\u064e\u0650](?![\p{L}\p{M}])/u)).toEqual([]);
});

test('Arabic calls a cookie by one term', () => {
  expect(breaking('ar', /ملف(?:ات)? الارتباط/u)).toEqual([]);
});

/** Fills in the name: inside a sentence in the words of the package; elsewhere, the placeholder decides. */
const withName = (language: LocaleCode) => {
  const localized = localizeBrand(brand, language);
  return textsIn(language).map((written) => ({
    ...written,
    text: written.text
      .replaceAll('{{nameInText}}', nameInText(localized))
      .replaceAll(
        '{{name}}',
        written.place.startsWith('packages/iq-test/') ? nameInText(localized) : localized.name,
      ),
  }));
};

test.each(localeCodes.filter((language) => brand.translations?.[language]?.nameInText))(
  '%s writes the name with a capital where a sentence or a title begins, and nowhere else',
  (language) => {
    const { name } = localizeBrand(brand, language);
    const inText = nameInText(localizeBrand(brand, language));
    const all = withName(language);
    // a colon begins a title or continues; a bracket is a link, whose words are the title of its page
    const inside = new RegExp(`(?<!^|[.:!?…¡¿«“([]\\s*)${name}`, 'u');
    expect(breaking(language, inside, all)).toEqual([]);
    expect(breaking(language, new RegExp(`(?:^|[.:!?…¡¿]\\s*)${inText}`, 'u'), all)).toEqual([]);
  },
);

const weekdays = (language: LocaleCode, weekday: 'short' | 'long') =>
  [1, 2, 3, 4, 5].map((day) =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day)),
  );
const shortened = (language: LocaleCode) =>
  weekdays(language, 'short').filter((day) => !weekdays(language, 'long').includes(day));

test.each(localeCodes.filter((language) => shortened(language).length > 0))(
  '%s shortens weekdays in the options of questions only',
  (language) => {
    const days = shortened(language).map((day) => day.replace('.', ''));
    const running = textsIn(language).filter(({ isLabel }) => !isLabel);
    expect(
      breaking(language, new RegExp(`(?<!\\p{L})(?:${days.join('|')})(?!\\p{L})`, 'u'), running),
    ).toEqual([]);
  },
);
