import { ApiError } from '../base/errors.ts';
import type { Random } from '../base/ports.ts';
import type { Form } from '../session/ports.ts';
import { putIntoWords } from './figures/form.ts';
import type { Matrix } from './figures/generate.ts';
import type { FormMaker } from './formMaker.ts';

/** Forms made ahead, 40 kB each. Making one takes a tenth of a second, and sometimes six times as long. */
const STOCK = 32;
/** Forms in stock before the first request; many servers never need more. */
const FIRST_STOCK = 1;
/** Longest wait of a visitor who starts a test; a page gives up after 15 s. */
const WAIT_MS = 10_000;
/** Expected time of a form before the first was made. */
const GUESSED_MS = 300;
/** Weight of the newest form in the average. */
const NEWEST_SHARE = 0.2;

const SEED_LENGTH = 16;
const seedLetters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Matrices of a form, without words. */
interface MadeForm {
  seed: string;
  matrices: readonly Matrix[];
}

/** A start that waits for its form. */
interface Waiting {
  give(form: MadeForm): void;
  refuse(error: ApiError): void;
}

/** Forms of the set `fresh`, made ahead. */
export interface FormStock {
  /**
   * Takes an unused form, in the language of a BCP 47 tag. An empty stock waits for the next form. Rejects with
   * `questions_not_ready` if that would take more than 10 s; `Retry-After` has the expected time.
   */
  take(locale: string | null): Promise<Form>;
  /** Fills the stock: 1 form, and 32 after the first one was taken. Rejects if a form can't be made. */
  refill(): Promise<void>;
}

/** An empty stock of forms. `make` makes them, one at a time, outside of the event loop. */
export function createFormStock(random: Pick<Random, 'below'>, make: FormMaker['make']): FormStock {
  const ready: MadeForm[] = [];
  const waiting: Waiting[] = [];
  let wanted = FIRST_STOCK;
  let averageMs = GUESSED_MS;
  let filling: Promise<void> | undefined;

  /** Draws a seed of 80 bits: the seed of a running test would reveal its questions and keys. */
  const drawSeed = () =>
    Array.from({ length: SEED_LENGTH }, () => seedLetters[random.below(seedLetters.length)]).join('');
  const waitMs = () => (waiting.length + 1) * averageMs;
  const notReady = () => new ApiError('questions_not_ready', undefined, { retryAfterMs: waitMs() });

  async function makeAll(): Promise<void> {
    while (waiting.length > 0 || ready.length < wanted) {
      const seed = drawSeed();
      const begunAt = performance.now();
      const form = { seed, matrices: await make(seed) };
      averageMs += (performance.now() - begunAt - averageMs) * NEWEST_SHARE;
      const first = waiting.shift();
      if (first) first.give(form);
      else ready.push(form);
    }
  }
  function refill(): Promise<void> {
    filling ??= makeAll()
      .catch((error) => {
        for (const { refuse } of waiting.splice(0)) refuse(notReady());
        throw error;
      })
      .finally(() => {
        filling = undefined;
      });
    return filling;
  }
  function nextMade(): Promise<MadeForm> {
    if (waitMs() > WAIT_MS) throw notReady();
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        give(form) {
          clearTimeout(tooLong);
          resolve(form);
        },
        refuse(error) {
          clearTimeout(tooLong);
          reject(error);
        },
      };
      const tooLong = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(notReady());
      }, WAIT_MS);
      waiting.push(entry);
    });
  }

  return {
    refill,
    async take(locale) {
      wanted = STOCK;
      const taken = ready.shift() ?? nextMade();
      // The timer that refills the stock reports the failure when it fails again.
      refill().catch(() => undefined);
      const { seed, matrices } = await taken;
      return { seed, questions: putIntoWords(matrices, locale) };
    },
  };
}
