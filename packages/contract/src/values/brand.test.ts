import { expect, test } from 'vitest';
import { brand, claimsOf, localizeBrand, nameInText, unprovenClaims } from './brand.ts';

test.each([
  ['en', 'IQ Test', 'IQ Test'],
  ['de-CH', 'IQ-Test', 'IQ-Test'],
  ['fr-CA', 'Test de QI', 'test de QI'],
  ['es', 'Test de CI', 'test de CI'],
])('in %s the product is called %s in a title and %s in a sentence', (locale, name, inText) => {
  const localized = localizeBrand(brand, locale);
  expect(localized.name).toBe(name);
  expect(nameInText(localized)).toBe(inText);
});

test('a brand that states one form of its name has it everywhere, translated or not', () => {
  const own = { ...brand, name: 'Denkprobe', translations: { fr: { name: 'Épreuve' } } };
  expect(nameInText(localizeBrand(own, 'de'))).toBe('Denkprobe');
  expect(nameInText(localizeBrand({ ...own, nameInText: 'denkprobe' }, 'de'))).toBe('denkprobe');
  // not the form of another language
  expect(nameInText(localizeBrand({ ...own, nameInText: 'denkprobe' }, 'fr'))).toBe('Épreuve');
});

test.each(Object.keys(brand.translations ?? {}))(
  '%s groups the thousands of the claim its own way',
  (code) => {
    const grouped = new Intl.NumberFormat(`${code}-u-nu-latn`).format(2500);
    expect(claimsOf(localizeBrand(brand, code)).testsTaken).toBe(`${grouped}+`);
  },
);

test("English has the specification's text; a brand's own text is the default; a hidden claim stays hidden", () => {
  expect(claimsOf(localizeBrand(brand, 'en-GB')).testsTaken).toBe("2'500+");
  const own = { ...brand, translations: { fr: { testsTaken: 'plus de mille' } } };
  expect(claimsOf(localizeBrand(own, 'fr')).testsTaken).toBe('plus de mille');
  expect(claimsOf(localizeBrand(own, 'de')).testsTaken).toBe("2'500+");
  const hidden = { ...brand, claims: { ...claimsOf(brand), testsTaken: null } };
  expect(claimsOf(localizeBrand(hidden, 'de')).testsTaken).toBeNull();
});

test('each shown claim is unproven until its brand says otherwise; `live` shows none', () => {
  expect(unprovenClaims(brand)).toEqual(['testsTaken', 'accuracyPercent', 'superlative']);
  const claims = { ...claimsOf(brand), superlative: null, proven: ['testsTaken'] as const };
  expect(unprovenClaims({ claims })).toEqual(['accuracyPercent']);
  const live = localizeBrand({ ...brand, claims: 'live' }, 'de');
  expect(unprovenClaims(live)).toEqual([]);
  expect(claimsOf(live)).toEqual({ testsTaken: null, accuracyPercent: null, superlative: null });
});
