/** Random draws, the same for the same seed. */
export interface Draws {
  /** A number from 0 up to, but without, 1. */
  next(): number;
  /** A whole number from 0 up to, but without, `end`. */
  below(end: number): number;
  /** One random entry. */
  pick<T>(list: readonly T[]): T;
  /** The same entries in another order. */
  shuffled<T>(list: readonly T[]): T[];
}

/** Steps that spread each bit over the whole state, as many as the generator's author uses. */
const STEPS_TO_MIX = 12;

/**
 * The generator sfc32 (Chris Doty-Humphrey, PractRand, public domain), seeded letter by letter. Its state is 128 bits
 * and no step loses any of them, so that no two tests share their seed by chance. Not for secrets: it can run
 * backwards.
 */
function sfc32(seed: string): () => number {
  let [a, b, c, counter] = [0, 0, 0, 1];
  const step = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < seed.length; i++) {
    a ^= seed.charCodeAt(i);
    for (let k = 0; k < STEPS_TO_MIX; k++) step();
  }
  return step;
}

/** The draws of a seed: the same ones every time. */
export function drawsFrom(seed: string): Draws {
  const step = sfc32(seed);
  const next = (): number => step() / 2 ** 32;
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
