import { ApiError } from '../base/errors.ts';
import type { Random } from '../base/ports.ts';
import type { Form } from '../session/ports.ts';
import { putIntoWords } from './figures/form.ts';
import type { Matrix } from './figures/generate.ts';
import type { FormMaker } from './formMaker.ts';

/** Making a form takes a tenth of a second, and sometimes six times as long: so many are made ahead. Each takes 40 kB. */
const STOCK = 32;
/** As long as nobody has asked for one, many servers never need more. */
const FIRST_STOCK = 1;
/** A visitor who starts a test waits no longer than this; a page gives up after 15 s. */
const WAIT_MS = 10_000;
/** How long a form takes, before one was made. */
const GUESSED_MS = 300;
/** How much the newest form counts in the average. */
const NEWEST_SHARE = 0.2;

const SEED_LENGTH = 16;
const seedLetters = 'abcdefghijklmnopqrstuvwxyz234567';

/** The matrices of a form, not yet put into words. */
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
   * A form that no other test has, in the language of a BCP 47 tag. Where none is left, it waits for the next one that is
   * made. Rejects with `questions_not_ready` where that would take more than 10 s; `Retry-After` says how long it may take.
   */
  take(locale: string | null): Promise<Form>;
  /** Fills the stock: 1 form, and 32 after the first one was taken. Rejects when a form can't be made. */
  refill(): Promise<void>;
}

/** An empty stock of forms. `make` makes them, one at a time, outside of the event loop. */
export function createFormStock(random: Pick<Random, 'below'>, make: FormMaker['make']): FormStock {
  const ready: MadeForm[] = [];
  const waiting: Waiting[] = [];
  let wanted = FIRST_STOCK;
  let averageMs = GUESSED_MS;
  let filling: Promise<void> | undefined;

  /** 80 bits: whoever knew the seed of a running test could make its questions, with their keys. */
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
