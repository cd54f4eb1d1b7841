/**
 * Readers for what comes from outside: each turns `unknown` into a value of its type or throws.
 * Zod would do it too, at 25 kB of the visitor's time; the types below keep these honest against the contract.
 */
export type Reader<T> = (value: unknown, path: string) => T;

/** Outside data that is not what it should be; `path` says where. */
export class ParseError extends Error {
  constructor(path: string, expected: string) {
    super(`${path} is not ${expected}`);
    this.name = 'ParseError';
  }
}

export const string: Reader<string> = (value, path) => {
  if (typeof value !== 'string') throw new ParseError(path, 'a string');
  return value;
};

export const number: Reader<number> = (value, path) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new ParseError(path, 'a finite number');
  return value;
};

export const boolean: Reader<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new ParseError(path, 'a boolean');
  return value;
};

export const oneOf =
  <const T extends string | number>(...allowed: readonly T[]): Reader<T> =>
  (value, path) => {
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) throw new ParseError(path, `one of ${allowed.join(', ')}`);
    return found;
  };

export const nullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, path) =>
    value === null ? null : read(value, path);

export const array =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw new ParseError(path, 'a list');
    return value.map((entry, index) => read(entry, `${path}[${index}]`));
  };

type OptionalKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];
type Fields<T> = { [K in Exclude<keyof T, OptionalKeys<T>>]: Reader<T[K]> } & {
  [K in OptionalKeys<T>]: { optional: Reader<Exclude<T[K], undefined>> };
};

/** Marks a field that may be missing. */
export const optional = <T>(read: Reader<T>): { optional: Reader<T> } => ({ optional: read });

/** Reads the named fields and drops all others. */
export const object =
  <T extends object>(fields: Fields<T>): Reader<T> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ParseError(path, 'an object');
    const source = value as Record<string, unknown>;
    const result: Record<string, unknown> = {};
    for (const [key, field] of Object.entries<Reader<unknown> | { optional: Reader<unknown> }>(fields)) {
      const at = `${path}.${key}`;
      if (typeof field === 'function') result[key] = field(source[key], at);
      else if (source[key] !== undefined) result[key] = field.optional(source[key], at);
    }
    return result as T;
  };

/** Adds a check to a reader. */
export const refine =
  <T>(read: Reader<T>, isValid: (value: T) => boolean, expected: string): Reader<T> =>
  (value, path) => {
    const result = read(value, path);
    if (!isValid(result)) throw new ParseError(path, expected);
    return result;
  };
