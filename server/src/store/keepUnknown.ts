import * as v from 'valibot';

type AnySchema = v.GenericSchema & Record<string, unknown>;

const isSchema = (value: unknown): value is AnySchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** One made form for each schema, as every document is parsed. */
const made = new WeakMap<object, AnySchema>();

const eachOf = <T, R>(entries: Record<string, T>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, change(value)]));

function change(schema: AnySchema): AnySchema {
  if (Array.isArray(schema.pipe)) {
    const steps = schema.pipe.map((step) => (isSchema(step) ? keepUnknown(step) : step));
    return (v.pipe as unknown as (...steps: unknown[]) => AnySchema)(...steps);
  }
  const parts: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(schema)) {
    if (isSchema(part)) parts[name] = keepUnknown(part);
    else if ((name === 'options' || name === 'items') && Array.isArray(part))
      parts[name] = part.map((each) => (isSchema(each) ? keepUnknown(each) : each));
  }
  if (!['object', 'strict_object', 'loose_object'].includes(schema.type)) return { ...schema, ...parts };
  return v.looseObject(
    eachOf(schema.entries as v.ObjectEntries, (entry) => keepUnknown(entry as v.GenericSchema)),
  ) as unknown as AnySchema;
}

/**
 * Changes a schema so that every object in it, at any depth, keeps fields that it doesn't name. Known fields are
 * still checked. So an older build reads what a newer one wrote and writes it back whole. A schema with `v.fallback`
 * can't be changed: a test refuses it in a stored document.
 */
export function keepUnknown<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  const known = made.get(schema) ?? change(schema as unknown as AnySchema);
  made.set(schema, known);
  return known as unknown as v.GenericSchema<unknown, T>;
}
