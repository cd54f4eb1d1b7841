import { expect, test } from 'vitest';
import { brand, localizeBrand, nameInText } from './brand.ts';

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
    expect(localizeBrand(brand, code).claims.testsTaken).toBe(`${grouped}+`);
  },
);

test("English has the specification's text; a brand's own text is the default; a hidden claim stays hidden", () => {
  expect(localizeBrand(brand, 'en-GB').claims.testsTaken).toBe("2'500+");
  const own = { ...brand, translations: { fr: { testsTaken: 'plus de mille' } } };
  expect(localizeBrand(own, 'fr').claims.testsTaken).toBe('plus de mille');
  expect(localizeBrand(own, 'de').claims.testsTaken).toBe("2'500+");
  const hidden = { ...brand, claims: { ...brand.claims, testsTaken: null } };
  expect(localizeBrand(hidden, 'de').claims.testsTaken).toBeNull();
});
