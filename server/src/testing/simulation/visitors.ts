import { createVisitor } from '@quotient/fixtures/visitor';
import { seededRandom } from '../seededRandom.ts';
import type { World } from './world.ts';

type Below = (limit: number) => number;

/** Tries of one request. */
const MOST_TRIES = 40;

/** Everything that somebody was told has happened. */
export interface Told {
  /** Test → question → number and option of the newest acknowledged answer. */
  answers: Map<string, Map<number, { seq: number; option: number }>>;
  erased: Set<string>;
  /** Tests whose results were shown. */
  results: Set<string>;
  /** Paid Stripe sessions by test. */
  paid: Map<string, Set<string>>;
  /** Email → its test. */
  emails: Map<string, string>;
  /** Subjects of operators' changes. */
  changes: string[];
}

/** Tells what was told so far. */
export const nothingTold = (): Told => ({
  answers: new Map(),
  erased: new Set(),
  results: new Set(),
  paid: new Map(),
  emails: new Map(),
  changes: [],
});

async function statusOf(answer: Response): Promise<number> {
  if (answer.status >= 500) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  return answer.status;
}

/** True for an answer that trying again doesn't change. */
const isFinal = (error: unknown) => / answered 4\d\d: /.test(String(error));

/** People whose requests go to any instance, and again until one answers. */
export function createPeople(world: World, told: Told, seed: number) {
  const { scheduler, stripe } = world;

  /** Each has draws of their own: the order of two that go on at the same time must not matter. */
  const drawsOf = (name: string) =>
    seededRandom([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), seed)).below;

  const fetchAs = (task: string, below: Below) => (path: string, init: RequestInit) =>
    scheduler.as(task, () => world.anyInstance(below).ask(path, init));

  /** Asks until there is an answer; `undefined` if it is a refusal. */
  async function again<T>(ask: () => Promise<T>): Promise<T | undefined> {
    let last: unknown;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      try {
        return await ask();
      } catch (error) {
        last = error;
        if (isFinal(error)) return undefined;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
    throw new Error('Nobody has answered.', { cause: last });
  }

  async function pay(session: { id: string; token: string }, visitor: ReturnType<typeof createVisitor>) {
    const checkout = await again(() => visitor.openCheckout(session));
    const id = checkout && new URL(checkout.url).pathname.split('/').at(-1);
    if (!id) return;
    try {
      stripe.controls.pay(id);
      told.paid.set(session.id, (told.paid.get(session.id) ?? new Set()).add(id));
    } catch {
      // It is over, or paid already.
    }
  }

  /** One visitor, from the start to wherever the seed ends the visit. */
  async function visit(name: string): Promise<void> {
    const below = drawsOf(name);
    const visitor = createVisitor({ fetch: fetchAs(name, below) });
    const session = await again(() => visitor.start());
    if (!session) return;
    const acknowledged = new Map<number, { seq: number; option: number }>();
    told.answers.set(session.id, acknowledged);
    let seq = 0;
    for (let i = 0; i < 3 + below(6); i += 1) {
      const [question, option] = [below(3), below(4)];
      seq += 1;
      const body = { optionIndex: option, seq };
      if (await again(() => visitor.answer(session, question, body)))
        acknowledged.set(question, { seq: body.seq, option });
    }
    if (below(5) === 0) return;
    await again(() => visitor.finish(session));
    for (let tries = below(3); tries > 0; tries -= 1) await pay(session, visitor);
    await again(() => visitor.look(session));
    if (await again(() => visitor.readResults(session))) told.results.add(session.id);
    for (let count = below(3); count > 0; count -= 1) {
      const asked = await again(() => visitor.mail(session, `${name}@example.org`));
      if (asked) told.emails.set(asked.id, session.id);
    }
    if (below(3) === 0) await again(() => visitor.share(session));
    if (below(4) > 0) return;
    const erase = () =>
      fetchAs(name, below)(`/api/test-sessions/${session.id}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${session.token}` },
      }).then(statusOf);
    // One that tries again after a lost answer finds nothing.
    if ([204, 404].includes((await again(erase)) ?? 0)) told.erased.add(session.id);
  }

  /** One operator, who adds partners. */
  async function operate(name: string): Promise<void> {
    const below = drawsOf(name);
    for (let i = 0; i < 2 + below(3); i += 1) {
      const key = `${name}-${i}`;
      const answer = await again(async () => {
        const made = await fetchAs(name, below)('/api/admin/partners', {
          method: 'POST',
          headers: { Authorization: 'Bearer operator', 'Content-Type': 'application/json' },
          body: JSON.stringify({ key, name: 'One', origins: [`https://${key}.example`] }),
        });
        return statusOf(made);
      });
      if (answer === 201) told.changes.push(key);
    }
  }

  return { visit, operate };
}
