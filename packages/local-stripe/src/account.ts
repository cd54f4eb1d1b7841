import { type Cause, createEvent, type EventSubjects } from './objects/event.ts';
import { createWorld, type StripeEvent, type World } from './objects/stripeObjects.ts';

/** The time, as an argument: a test may set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The one account that there is: all it has made, and whom it tells. */
export interface Account {
  test: World;
  live: World;
  /** Now, in seconds, as all times of Stripe. */
  now(): number;
  /** Keeps that something happened and hands it to the webhooks. */
  tell<T extends keyof EventSubjects>(
    world: World,
    type: T,
    subject: EventSubjects[T],
    cause?: Cause,
  ): StripeEvent;
  /** The world that has this object. Throws `resource_missing` where neither has. */
  worldOf(id: string): World;
}

/** The cause of what no API request did: the visitor on the page, the operator in the dashboard, or the time. */
export const noRequest: Cause = { id: null, idempotency_key: null };

/** A new account. `deliver` is called with each event once it is kept. */
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
