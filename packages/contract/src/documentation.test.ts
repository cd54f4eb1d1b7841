import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldTexts, namedSchemas, scalarForms } from './documentation.ts';
import { demoCheckoutRoutes } from './providerRoutes.ts';
import { type Route, routes } from './routes.ts';

const values = [-2, -1.5, -1, -0.5, 0, 0.5, 1, 99.5, 100, 100.5, 101];

const FormSchema = v.object({
  type: v.picklist(['integer', 'number']),
  minimum: v.optional(v.number(), Number.NEGATIVE_INFINITY),
  maximum: v.optional(v.number(), Number.POSITIVE_INFINITY),
});

test.each([...scalarForms])('a scalar is told as it is checked: %#', (scalar, form) => {
  const { type, minimum, maximum } = v.parse(FormSchema, form);
  const told = values.filter(
    (value) => value >= minimum && value <= maximum && (type === 'number' || Number.isInteger(value)),
  );
  expect(values.filter((value) => v.is(scalar, value))).toEqual(told);
});

test('whatever a call takes or answers has a name, and so a table on the API page', () => {
  const named = new Set<unknown>(Object.values(namedSchemas));
  const table = Object.entries<Route>({ ...routes, ...demoCheckoutRoutes });
  const nameless = table.flatMap(([name, { body, answer }]) => {
    const parts = [body, answer && 'item' in answer ? answer.item : answer];
    return parts.some((part) => part && !named.has(part)) ? name : [];
  });
  expect(nameless).toEqual([]);
});

test('what is said of a field is a sentence', () => {
  for (const [schema, texts] of Object.entries(fieldTexts))
    for (const [field, text] of Object.entries(texts))
      expect(text, `${schema}.${field}`).toMatch(/^.{10,}\.$/s);
});
