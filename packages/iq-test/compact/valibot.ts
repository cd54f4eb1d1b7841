// Stands in for valibot in the script tag's files: what the schemas of the browser use of it, without telling what is
// wrong where, which no visitor reads. 1.3 kB less on the way to the first question. `valibot.test.ts` compares the two.

/** Answers the value that it has read, or throws. */
type Read = (value: unknown) => unknown;
type Entries = Record<string, Read & { isOptional?: boolean; fallback?: unknown }>;

function fail(): never {
  throw new TypeError('This has not the expected form.');
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const where =
  (isValid: (value: never) => boolean): Read =>
  (value) =>
    isValid(value as never) ? value : fail();

/** Takes every value as it is. */
export const unknown = (): Read => (value) => value;
/** Takes text, the empty one included. */
export const string = (): Read => where((value) => typeof value === 'string');
/** Takes true and false, and nothing that merely counts as one of them. */
export const boolean = (): Read => where((value) => typeof value === 'boolean');
/** Takes numbers, infinite ones included, but not NaN. */
export const number = (): Read => where((value) => typeof value === 'number' && !Number.isNaN(value));
/** Takes one of these values, of any type. */
export const picklist = (options: readonly unknown[]): Read => where((value) => options.includes(value));
/** Takes what passes; used in a `pipe`, behind what has read the type. */
export const check = where;

/** Takes null as well. */
export const nullable =
  (read: Read): Read =>
  (value) =>
    value === null ? value : read(value);

/** Takes a list of any length; every entry is read. */
export const array =
  (read: Read): Read =>
  (value) =>
    Array.isArray(value) ? value.map((entry) => read(entry)) : fail();

/** A field that may be missing, with what then stands for it. */
export const exactOptional = (read: Read, fallback?: unknown) =>
  Object.assign((value: unknown) => read(value), { isOptional: true, fallback });

/** Takes an object with any keys; every key and every value is read. */
export const record =
  (key: Read, read: Read): Read =>
  (value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, entry]) => [key(name), read(entry)]))
      : fail();

/** Reads the named fields and drops all others. */
export const object = (entries: Entries) =>
  Object.assign(
    (value: unknown) => {
      if (!isRecord(value)) return fail();
      const result: Record<string, unknown> = {};
      for (const [name, read] of Object.entries(entries)) {
        if (name in value) result[name] = read(value[name]);
        else if (!read.isOptional) fail();
        else if (read.fallback !== undefined) result[name] = read.fallback;
      }
      return result;
    },
    { entries },
  );

/** Reads by one after the other; `entries` stay those of the first. */
export const pipe = <First extends Read>(first: First, ...rest: readonly Read[]) =>
  Object.assign((value: unknown) => rest.reduce((read, next) => next(read), first(value)), first);

/** Answers what the schema has read. Throws a `TypeError` that does not say what is wrong, unlike valibot's. */
export const parse = (read: Read, value: unknown) => read(value);
