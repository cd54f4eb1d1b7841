import { expect, test } from 'vitest';
import { signInRecords } from './outside/betterAuth/record.ts';
import { demoCheckoutRecords } from './outside/demoCheckout/record.ts';
import { openRecords, records } from './records.ts';
import { keepUnknown } from './store/keepUnknown.ts';

const definitions = Object.entries(records);

test('each kind of record is opened once, under its own name and in its own folder', () => {
  const opened: string[] = [];
  const collections = openRecords(((definition: { name: string }) => {
    opened.push(definition.name);
    return definition;
  }) as never);
  const { questions: _, ...others } = records; // tests come with theirs
  expect(collections).toMatchObject(others);
  expect(Object.keys(collections).sort()).toEqual(Object.keys(others).sort());
  expect(new Set(opened).size).toBe(definitions.length);
  // the same for file systems that ignore case, and never a path out of the data folder
  for (const name of opened) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

/** Path → the kind of schema there, of a schema and all within it. */
function kindsIn(part: unknown, path: string, found = new Map<string, string>()): Map<string, string> {
  if (typeof part !== 'object' || part === null) return found;
  const schema = part as Record<string, unknown>;
  if (schema.kind === 'schema') {
    if (schema.fallback !== undefined) found.set(path, 'fallback');
    else found.set(path, String(schema.type));
  }
  for (const [name, inner] of Object.entries(schema))
    if (name !== '~standard' && !(name === 'pipe' && schema.kind !== 'schema'))
      kindsIn(inner, `${path}.${name}`, found);
  return found;
}

test('no object in a stored document, however deep, loses a field that only a newer version knows', () => {
  const stored = [...Object.values(records), ...signInRecords, demoCheckoutRecords];
  const schemas = stored.flatMap(({ name, schema, parts }) => [
    [name, schema] as const,
    ...(parts
      ? [[`${name}, fixed`, parts.fixed] as const, [`${name}, changing`, parts.changing] as const]
      : []),
  ]);
  const losing = [
    'object',
    'strict_object',
    'object_with_rest',
    'strict_tuple',
    'lazy',
    'fallback',
    'intersect',
  ];
  for (const [name, schema] of schemas) {
    const kinds = [...kindsIn(keepUnknown(schema as never), name)];
    expect(kinds.filter(([, kind]) => kind === 'loose_object')).not.toEqual([]);
    expect(kinds.filter(([, kind]) => losing.includes(kind))).toEqual([]);
  }
});
