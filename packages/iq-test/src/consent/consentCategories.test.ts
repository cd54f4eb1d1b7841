import { expect, test } from 'vitest';
import { consent } from '../i18n/locales/en/consent.ts';
import { consentCategories } from './consentCategories.ts';

test('S139: a category has id, name, description, required and examples, and nothing else', () => {
  const categories = consentCategories(consent);
  expect(categories.map(({ id }) => id)).toEqual(['necessary', 'analytics', 'marketing', 'preferences']);
  const text = expect.stringMatching(/^\S.{6,}/);
  for (const category of categories)
    expect(category).toStrictEqual({
      id: expect.any(String),
      name: text,
      description: text,
      required: category.id === 'necessary',
      examples: text,
    });
  for (const field of ['name', 'description', 'examples'] as const)
    expect(new Set(categories.map((category) => category[field])).size).toBe(4);
});
