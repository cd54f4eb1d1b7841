/** Draws that can be made again from the same seed. */
export interface Draws {
  /** A number from 0 up to, and without, 1. */
  next(): number;
  /** A whole number from 0 up to, and without, `end`. */
  below(end: number): number;
  /** One of them. */
  pick<T>(list: readonly T[]): T;
  /** The same in another order. */
  shuffled<T>(list: readonly T[]): T[];
}

/** FNV-1a (Fowler, Noll, Vo), 32 bits: a number for a text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** The generator Mulberry32 (Tommy Ettinger, public domain). Not for secrets: its state is one number of 32 bits. */
export function drawsFrom(seed: string): Draws {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('Nothing to pick from.');
    return list[below(list.length)] as T; // there is one: the index is below the length
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const order = list.map((value) => ({ value, at: next() }));
    return order.sort((a, b) => a.at - b.at).map(({ value }) => value);
  };
  return { next, below, pick, shuffled };
}
