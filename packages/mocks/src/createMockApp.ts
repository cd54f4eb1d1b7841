import { fixtureQuestions } from '@quotient/fixtures';
import { createApp } from '@quotient/server/app';
import type { Email, Mailer, Ports } from '@quotient/server/ports';
import { seedShapes } from '@quotient/server/shapes/seedShapes';
import {
  createDemoPayments,
  createMailQueue,
  createMemoryStore,
  createPartners,
  createSeedModel,
  createSerializer,
  cryptoIds,
  cryptoRandom,
  plainMailPage,
  systemClock,
} from '@quotient/server/stand-ins';
import type { createMockAdmin } from './mockAdmin.ts';

/** Key of all mocks, which have no secrets; with a fixed one two pages can open each other's sealed scores. */
const MOCK_SEALING_KEY = new Uint8Array(32);

/** Ports of the app, and options of the mock. */
interface MockAppOptions extends Partial<Ports> {
  /** May refuse an email by throwing. */
  check?: Mailer['send'];
  /** Adds the admin area, see `createMockAdmin`. @default there isn't one */
  withAdmin?: typeof createMockAdmin | undefined;
}

/** Number of the form that a ref such as `extended:203` is of; its last two digits are its place. */
const FORM_STEP = 100;

/** The fixture set. Each retake asks it in other words: with the number of its form. */
const mockBank: Ports['bank'] = {
  sets: ['main'],
  getQuestionSet: (name) => (name === 'main' ? fixtureQuestions : undefined),
  parallel: {
    draw(seen) {
      const form = 1 + seen.filter((ref) => ref.startsWith('extended:')).length / fixtureQuestions.length;
      return fixtureQuestions.map(({ id }) => `extended:${form * FORM_STEP + id}`);
    },
    questionsOf: (refs) =>
      refs.flatMap((ref) => {
        const number = Number(ref.split(':')[1]);
        return fixtureQuestions.slice((number % FORM_STEP) - 1, number % FORM_STEP).map((question) => ({
          ...question,
          question: `${question.question} (${Math.floor(number / FORM_STEP) + 1})`,
        }));
      }),
  },
};

/**
 * The real server app on stand-ins: a store in memory, the fixture question set, the demo checkout, and a mailer that
 * keeps every email in `sentEmails`.
 * @example
 * const { app } = createMockApp();
 * const response = await app.request('/api/test-sessions', { method: 'POST' });
 */
export function createMockApp({ check, withAdmin, ...replaced }: MockAppOptions = {}) {
  const sentEmails: Email[] = [];
  const { clock = systemClock, store = createMemoryStore(), publicUrl = 'http://localhost' } = replaced;
  const log = { warn: console.warn, error: console.error };
  const mail = createMailQueue({
    store,
    clock,
    log,
    mailer: {
      async send(email) {
        await check?.(email);
        sentEmails.push(email);
      },
    },
  });
  const ports: Ports = {
    random: cryptoRandom,
    ids: cryptoIds,
    payments: createDemoPayments({ store, clock, publicUrl }),
    mail,
    mailPage: plainMailPage,
    bank: mockBank,
    partners: createPartners([]),
    shapes: { list: () => seedShapes([]) },
    scoring: createSeedModel(),
    log,
    inTurn: createSerializer(),
    sealingKey: MOCK_SEALING_KEY,
    addressKey: MOCK_SEALING_KEY,
    ...replaced,
    clock,
    store,
    publicUrl,
  };
  const world = withAdmin?.(ports);
  const app = createApp(world?.ports ?? ports, { admin: world?.admin });
  return { app, store: world?.ports.store ?? store, sentEmails, load: world?.load };
}
