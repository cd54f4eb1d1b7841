import { setTimeout } from 'node:timers/promises';
import type { Form, Random } from '../ports.ts';
import { drawMatrices, putIntoWords, searchMatrices } from './figures/form.ts';
import type { Matrix } from './figures/generate.ts';

/** Making a form takes a twentieth of a second, and sometimes six times as long: so many wait for who starts a test. */
const STOCK = 8;
/** As long as nobody has asked for one, many servers never need more; eight took two seconds of each start. */
const FIRST_STOCK = 1;

/** The server answers nobody for so many milliseconds at a time … */
const WORK_MS = 5;
/** … and then the making of forms rests so many times as long. A full stock is a second of work, after a start three. */
const REST_TIMES = 9;

const SEED_LENGTH = 16;
const seedLetters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Forms of the set `fresh`, made ahead. */
export interface FormStock {
  /** One that nobody has had, in the language of a BCP 47 tag. Where none is left, it is made while the caller waits. */
  take(locale: string | null): Form;
  /**
   * Makes forms until the stock is full, or `signal` says to stop: one, and eight once somebody has taken a form. Most of
   * the time it rests, so that nobody waits for it.
   */
  refill(signal: AbortSignal): Promise<void>;
}

/**
 * An empty stock of forms; whoever opens it refills it. A form is put into words when it is taken.
 * @param rest Resolves after so many milliseconds.
 */
export function createFormStock(
  random: Pick<Random, 'below'>,
  rest: (ms: number) => Promise<unknown> = setTimeout,
): FormStock {
  const stock: { seed: string; matrices: readonly Matrix[] }[] = [];
  let wanted = FIRST_STOCK;
  /** 80 bits: whoever knew the seed of a running test could make its questions, with their keys. */
  const drawSeed = () =>
    Array.from({ length: SEED_LENGTH }, () => seedLetters[random.below(seedLetters.length)]).join('');
  const make = () => {
    const seed = drawSeed();
    return { seed, matrices: drawMatrices(seed) };
  };
  return {
    take(locale) {
      wanted = STOCK;
      const { seed, matrices } = stock.shift() ?? make();
      return { seed, questions: putIntoWords(matrices, locale) };
    },
    async refill(signal) {
      let begunAt = performance.now();
      while (stock.length < wanted) {
        const seed = drawSeed();
        const matrices: Matrix[] = [];
        for (const matrix of searchMatrices(seed)) {
          if (matrix) matrices.push(matrix);
          const workedMs = performance.now() - begunAt;
          if (workedMs < WORK_MS) continue;
          await rest(workedMs * REST_TIMES);
          if (signal.aborted) return;
          begunAt = performance.now();
        }
        stock.push({ seed, matrices });
      }
    },
  };
}
