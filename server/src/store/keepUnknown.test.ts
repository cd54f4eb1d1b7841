import * as v from 'valibot';
import { expect, test } from 'vitest';
import { keepUnknown } from './keepUnknown.ts';

const inner = v.strictObject({ a: v.number() });
const known = { a: 1 };
const newer = { a: 1, b: { c: [2] } };
const wrong = { a: 'one', b: 2 };

/** Places of an object in a document, and the form of each. */
const places: [string, v.GenericSchema, (object: unknown) => unknown][] = [
  ['itself', inner, (object) => object],
  ['as one that drops what it does not know', v.object({ a: v.number() }), (object) => object],
  ['in an object', v.strictObject({ in: inner }), (object) => ({ in: object })],
  ['in a list', v.array(inner), (object) => [{ a: 0 }, object]],
  ['in a map', v.record(v.string(), inner), (object) => ({ x: object })],
  ['in a pair', v.tuple([v.string(), inner]), (object) => ['x', object]],
  ['where there may be null', v.object({ in: v.nullable(inner) }), (object) => ({ in: object })],
  ['where there may be none', v.object({ in: v.optional(inner, known) }), (object) => ({ in: object })],
  ['where a field may be missing', v.object({ in: v.exactOptional(inner) }), (object) => ({ in: object })],
  ['as one of several', v.union([v.string(), inner]), (object) => object],
  [
    'as one of several that differ by a field',
    v.variant('kind', [
      v.strictObject({ kind: v.literal('x'), x: v.null() }),
      v.strictObject({ kind: v.picklist(['y', 'z']), ...inner.entries }),
    ]),
    (object) => ({ kind: 'z', ...(object as object) }),
  ],
  [
    'before a check',
    v.pipe(
      inner,
      v.check(({ a }) => a === 1),
    ),
    (object) => object,
  ],
  [
    'deep within',
    v.array(
      v.nullable(
        v.pipe(
          v.record(v.string(), inner),
          v.check(() => true),
        ),
      ),
    ),
    (object) => [null, { x: object }],
  ],
];

test.each(places)(
  'an object %s keeps what it does not know, and what it knows stays checked',
  (_, schema, place) => {
    const kept = keepUnknown(schema);
    for (const object of [known, newer]) expect(v.parse(kept, place(object))).toEqual(place(object));
    expect(v.is(kept, place(wrong))).toBe(false);
  },
);

test('checks and defaults stay', () => {
  const schema = v.pipe(
    v.strictObject({ low: v.optional(v.number(), 1), high: v.number() }),
    v.check(({ low, high }) => low < high),
  );
  const kept = keepUnknown(schema);
  expect(v.parse(kept, { high: 2, more: true })).toEqual({ low: 1, high: 2, more: true });
  expect(v.is(kept, { low: 3, high: 2, more: true })).toBe(false);
});

test('the form of a schema is made once', () => expect(keepUnknown(inner)).toBe(keepUnknown(inner)));
