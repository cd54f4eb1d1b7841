import type { HiddenData } from './attributes.ts';

/** Limit for all keys and texts together. */
const MAX_CHARACTERS = 4096;

function textOf(value: unknown): string | undefined {
  // an id beyond this has lost digits, and infinity is nobody's
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? `${value}` : undefined;
  return typeof value === 'string' || typeof value === 'boolean' ? `${value}` : undefined;
}

/**
 * Reads a page's data from JSON. Numbers and booleans become text; `onLeftOut` gets the keys of other or too long
 * values. Returns undefined if it isn't an object.
 */
export function readHiddenData(
  json: string,
  onLeftOut: (keys: string[]) => void = () => {},
): HiddenData | undefined {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const leftOut: string[] = [];
  let left = MAX_CHARACTERS;
  const entries = Object.entries(given).flatMap(([key, value]) => {
    const text = textOf(value);
    const length = key.length + (text ?? '').length;
    if (text === undefined || length > left) {
      leftOut.push(key);
      return [];
    }
    left -= length;
    return [[key, text]];
  });
  if (leftOut.length > 0) onLeftOut(leftOut);
  return Object.fromEntries(entries);
}

/** Converts one property to a JSON value: null if the reader leaves it out, undefined if it has no value. */
function written(read: () => unknown): unknown {
  try {
    const value = read() as { toJSON?: () => unknown } | null | undefined;
    if (typeof value === 'bigint') return `${value}`;
    if (typeof value !== 'object') return /^(?:function|symbol)$/.test(typeof value) ? null : value;
    return typeof value?.toJSON === 'function' ? written(() => value.toJSON?.()) : null; // a date, an address
  } catch {
    return null;
  }
}

/** Writes what a page gives as its data as JSON, whatever it is. Never throws. */
export function writeHiddenData(data: unknown): string {
  if (typeof data === 'string') return data;
  try {
    if (Object.prototype.toString.call(data) !== '[object Object]') return 'null';
    const given = data as Record<string, unknown>;
    return JSON.stringify(
      Object.fromEntries(Object.keys(given).map((key) => [key, written(() => given[key])])),
    );
  } catch {
    return 'null';
  }
}
