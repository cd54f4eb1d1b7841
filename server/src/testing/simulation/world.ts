import { createLocalStripe } from '@quotient/local-stripe';
import { vi } from 'vitest';
import { plainClock } from '../../clock/plainClock.ts';
import { seededRandom } from '../seededRandom.ts';
import { signed } from '../stripeWorld.ts';
import { PUBLIC_URL, START_AT } from '../testApp.ts';
import { connect, emptyTables } from './database.ts';
import { type Instance, type Surroundings, startInstance, WEBHOOK_SECRET } from './instance.ts';
import { createLetters } from './letters.ts';
import { createScheduler, type Fate } from './scheduler.ts';

const WEBHOOK = '/api/webhooks/stripe';
/** Steps of a hundred that fail, and whose answer is lost. */
const FAILED = 4;
const LOST = 3;

/** Stops all clocks but those of the event loop. */
function stopTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: START_AT,
  });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
}

/** Draws ids by a seed as well: what is listed in the order of its ids is in the same order in every run. */
function drawIdsBy(seed: number): void {
  const { below } = seededRandom(-seed);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (!(array instanceof Uint8Array)) throw new Error('The simulation draws bytes alone.');
    for (let i = 0; i < array.length; i += 1) array[i] = below(256);
    return array;
  });
}

/** Makes instances of the app on one database, a Stripe and a mail server, all of them driven by a seed. */
export async function createWorld(url: string, seed: number, folder: string) {
  const { below } = seededRandom(seed);
  stopTime();
  drawIdsBy(seed);
  const state: { isCalm: boolean; direct?: string | undefined } = { isCalm: false };
  const letters = createLetters();
  const scheduler = createScheduler(below);
  const stripe = createLocalStripe({
    clock: plainClock(() => Date.now()),
    webhook: { url: PUBLIC_URL + WEBHOOK, secret: WEBHOOK_SECRET },
  });
  stripe.controls.set({ lose: Number.MAX_SAFE_INTEGER });
  const shared = await connect(url);
  const isDirect = (instance: string) => state.direct === instance;
  const surroundings: Surroundings = { url, folder, shared, scheduler, stripe, letters, isDirect };
  const instances: Instance[] = [];
  let generation = 0;

  /** Runs work of one instance, whose steps neither wait nor fail meanwhile. */
  async function directly<T>(instance: string, work: () => Promise<T>): Promise<T> {
    state.direct = instance;
    try {
      return await work();
    } finally {
      state.direct = undefined;
    }
  }

  async function addInstance(): Promise<void> {
    generation += 1;
    const name = `i${generation}`;
    instances.push(await directly(name, () => startInstance(name, surroundings)));
  }

  function anyInstance(draw = below): Instance {
    const one = instances[draw(instances.length)];
    if (!one) throw new Error('No instance is left.');
    return one;
  }

  return {
    below,
    scheduler,
    stripe,
    letters,
    instances,
    directly,
    addInstance,
    anyInstance,
    fateOf(): Fate {
      const drawn = state.isCalm ? 100 : below(100);
      if (drawn < FAILED) return 'fails';
      return drawn < FAILED + LOST ? 'is-lost' : 'works';
    },
    /** From now on nothing fails any more. */
    calm(): void {
      state.isCalm = true;
    },
    /** Lets the time of day pass at once; timers stand still, as on a machine that sleeps. */
    jump(ms: number): void {
      vi.setSystemTime(Date.now() + ms);
      letters.excuseAll();
    },
    /** Ends an instance in the middle of whatever it does, and starts another one. */
    async replace(): Promise<void> {
      const one = anyInstance();
      scheduler.note(`${one.name} is killed`);
      instances.splice(instances.indexOf(one), 1);
      await one.kill();
      await addInstance();
    },
    /** Sends one of Stripe's events to any instance, for the first time or again. */
    async deliver(): Promise<void> {
      const events = stripe.controls.events();
      const event = events[below(Math.max(1, events.length))];
      if (!event) return;
      const body = JSON.stringify(event, null, 2);
      const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signed(body, Date.now()) };
      await anyInstance().ask(WEBHOOK, { method: 'POST', headers, body });
    },
    async close(): Promise<void> {
      for (const one of instances) await one.kill();
      stripe.close();
      await emptyTables(shared);
      await shared.close();
      vi.useRealTimers();
      vi.restoreAllMocks();
    },
  };
}

/** See `createWorld`. */
export type World = Awaited<ReturnType<typeof createWorld>>;
