import { type Cause, createEvent, type EventSubjects } from './objects/event.ts';
import { createWorld, type StripeEvent, type World } from './objects/stripeObjects.ts';

/** Time, as an argument: a test may set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The only account: all its objects, and its webhooks. */
export interface Account {
  test: World;
  live: World;
  /** Now, in seconds, as all times of Stripe. */
  now(): number;
  /** Stores an event and passes it to the webhooks. */
  tell<T extends keyof EventSubjects>(
    world: World,
    type: T,
    subject: EventSubjects[T],
    cause?: Cause,
  ): StripeEvent;
  /** World that has this object. Throws `resource_missing` if neither has it. */
  worldOf(id: string): World;
}

/** Cause of events without an API request: the visitor on the page, the operator in the dashboard, or the time. */
export const noRequest: Cause = { id: null, idempotency_key: null };

/** Makes a new account. `deliver` is called with each stored event. */
export function createAccount(clock: Clock, deliver: (event: StripeEvent) => void): Account {
  const test: World = createWorld(false, () => live);
  const live: World = createWorld(true, () => test);
  const now = () => Math.floor(clock.now() / 1000);
  return {
    test,
    live,
    now,
    tell(world, type, subject, cause = noRequest) {
      const event = world.add(createEvent(type, subject, { created: now(), isLive: world.isLive, cause }));
      deliver(event);
      return event;
    },
    worldOf: (id) => (live.find(id) ? live : test),
  };
}
