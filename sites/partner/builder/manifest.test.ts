import { expect, test } from 'vitest';
import { offering, readAttributes } from './manifest.ts';

/** A manifest whose `iq-test` has these attributes. */
const manifestOf = (
  ...attributes: { name: string; type?: { text: string }; default?: string; deprecated?: boolean }[]
) => ({
  modules: [{}, { declarations: [{ tagName: 'other-element' }, { tagName: 'iq-test', attributes }] }],
});

test('attributes come from the manifest, in its order', () => {
  const attributes = readAttributes(
    manifestOf(
      { name: 'partner', type: { text: 'a key such as acme' } },
      { name: 'mode', type: { text: "'inline' | 'popup'" }, default: "'inline'" },
      { name: 'time', type: { text: '"1" | "1.5" | undefined' }, default: '1' },
      { name: 'hidden-data', type: { text: 'string' }, default: "'{}'" },
      { name: 'debug', type: { text: 'boolean' }, default: 'false' },
    ),
  );
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

test('a type with any other member than values is free text: its field takes what the form does not know', () => {
  const [attribute] = readAttributes(manifestOf({ name: 'lang', type: { text: "'en' | string" } }));
  expect(attribute).toMatchObject({ choices: undefined, format: "'en' | string" });
});

test('an attribute may say nothing but its name, and one that is going away is not offered', () => {
  const attributes = readAttributes(
    manifestOf({ name: 'old', deprecated: true }, { name: 'lang', default: 'undefined' }),
  );
  expect(attributes).toEqual([
    { name: 'lang', description: '', fallback: '', isBoolean: false, choices: undefined, format: '' },
  ]);
});

test.each([{ modules: [] }, manifestOf()])(
  'a manifest without the element is an error, not an empty form: %j',
  (manifest) => {
    expect(() => readAttributes(manifest)).toThrow('describes no attributes of iq-test');
  },
);

test('of the question sets only those are offered that the quiz server has', () => {
  const attributes = readAttributes(
    manifestOf(
      { name: 'set', type: { text: "'main' | 'visual' | 'fresh'" }, default: "'main'" },
      { name: 'mode', type: { text: "'inline' | 'popup'" }, default: "'inline'" },
    ),
  );
  expect(offering(attributes, ['main', 'fresh', 'unheard-of']).map(({ choices }) => choices)).toEqual([
    ['main', 'fresh'],
    ['inline', 'popup'],
  ]);
  // a server that cannot be asked
  expect(offering(attributes, undefined)).toEqual(attributes);
});
