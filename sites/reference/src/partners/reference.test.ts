import { localeCodes } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import { attributeNames, attributes } from '../../../../packages/iq-test/src/embed/element/attributes.ts';
import { eventDescriptions } from '../../../../packages/iq-test/src/embed/element/events.ts';
import { methodNames } from '../../../../packages/iq-test/src/embed/element/methods.ts';
import { defaultBrand } from '../../../../packages/iq-test/src/theme/brands/default.ts';
import { commonAttributes, rareAttributes } from './attributeTable.ts';
import { attributeEntries, eventEntries, methodEntries, partEntries, variableEntries } from './reference.ts';

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test.each(localeCodes)(
  'the lists in %s name what the element has, in its order, each with a text',
  (locale) => {
    expect(namesOf(attributeEntries(locale))).toEqual(attributeNames);
    expect(namesOf(eventEntries(locale))).toEqual(
      Object.keys(eventDescriptions).map((name) => `iq-test:${name}`),
    );
    expect(namesOf(methodEntries(locale))).toEqual(methodNames.map((name) => `${name}()`));
    const texts = [...attributeEntries(locale), ...eventEntries(locale), ...methodEntries(locale)];
    for (const { name, description } of texts) expect(description, name).toMatch(/\S{2}/);
  },
);

test('values and defaults of an attribute are those of the table', () => {
  for (const { name, values, isValuesCode } of attributeEntries('en')) {
    const attribute = attributes[name];
    if (!('values' in attribute)) continue;
    expect(isValuesCode, name).toBe(true);
    expect(values.text.split(' | '), name).toEqual(attribute.values);
  }
  const { fallback, isFallbackCode } = attributeEntries('en').find(({ name }) => name === 'mode') ?? {};
  expect([fallback?.text, isFallbackCode]).toEqual(['inline', true]);
});

test('the builder offers each attribute once', () => {
  const offered = ['partner', ...commonAttributes, ...rareAttributes];
  expect(offered.sort()).toEqual([...attributeNames].sort());
});

test('every color of the theme is listed with its defaults in both themes, and every other variable with one', () => {
  const colors = variableEntries.filter(({ name }) => name.startsWith('--iq-color-'));
  const ofTheme = Object.keys(defaultBrand.light).map(
    (name) => `--iq-color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  expect(namesOf(colors).sort()).toEqual(ofTheme.sort());
  for (const entry of colors)
    expect(entry).toMatchObject({ light: expect.any(String), dark: expect.any(String) });
  for (const entry of variableEntries)
    if (!colors.includes(entry)) expect(entry.fallback, entry.name).toMatch(/\S/);
});

test('each part has a text', () => {
  expect(namesOf(partEntries)).toContain('launcher');
  for (const { name, description } of partEntries) expect(description, name).toMatch(/\S/);
});
