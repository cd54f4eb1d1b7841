import type { Clock } from '../account.ts';
import { StripeFailure } from '../api/stripeFailure.ts';
import type { EventSubjects } from '../objects/event.ts';
import { randomId } from '../objects/randomId.ts';
import type { StripeEvent } from '../objects/stripeObjects.ts';
import { pause } from '../pause.ts';
import { sign } from './sign.ts';

/** Endpoint that gets events. */
export interface WebhookEndpoint {
  url: string;
  /** Secret that signs events: `whsec_…`. */
  secret: string;
  /** @default all */
  types?: (keyof EventSubjects)[] | undefined;
}

/** Treatment of events from now on. */
export interface WebhookSettings {
  /** Milliseconds before the first attempt. @default 0 */
  delayMs: number;
  /** Number of additional deliveries of each event. @default 0 */
  duplicates: number;
  /** Number of next events that are never sent. Counts down. @default 0 */
  lose: number;
  /** Holds events until `release`. @default false */
  isHolding: boolean;
}

/** Delivery of one event to one endpoint. */
export interface Delivery {
  id: string;
  eventId: string;
  type: string;
  url: string;
  /** `failed` after the last attempt; `lost` was never tried. */
  status: 'held' | 'waiting' | 'delivered' | 'failed' | 'lost';
  /** HTTP status of each attempt so far; 0 without an answer. */
  attempts: number[];
}

interface WebhookOptions {
  endpoints: WebhookEndpoint[];
  clock: Clock;
  /** Pauses before each further attempt, in milliseconds; their number limits the attempts. */
  retryPausesMs: readonly number[];
  /** Time for an endpoint's answer. */
  timeoutMs: number;
}

/** Outgoing side: sends events to the endpoints, and records the results. */
export interface Webhooks {
  settings: WebhookSettings;
  /** Starts to send an event; it doesn't wait for the answer. */
  send(event: StripeEvent): void;
  /** Sends an event again, whatever its history and the settings. */
  resend(event: StripeEvent): void;
  /** Sends held events, the last one first, or in the order of these event ids. Ends holding. */
  release(eventIds?: string[]): void;
  /** All so far, the oldest first. */
  deliveries(): Delivery[];
  /** Resolves when no delivery is in progress. Held events don't count. */
  idle(): Promise<void>;
  /** Cancels deliveries in progress. */
  close(): void;
}

const newSettings = (): WebhookSettings => ({ delayMs: 0, duplicates: 0, lose: 0, isHolding: false });

/** Sends an event once, signed at this time. Returns the HTTP status of the answer; 0 without one. */
async function post(
  { url, secret }: WebhookEndpoint,
  event: StripeEvent,
  second: number,
  signal: AbortSignal,
) {
  const body = JSON.stringify(event, null, 2);
  try {
    const { status, body: answer } = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': await sign(body, secret, second),
      },
      body,
      redirect: 'manual', // as at Stripe, an address that has moved is a failure
      signal,
    });
    await answer?.cancel();
    return status;
  } catch {
    return 0;
  }
}

/** Makes webhooks for these endpoints. Nothing survives the process. */
export function createWebhooks({ endpoints, clock, retryPausesMs, timeoutMs }: WebhookOptions): Webhooks {
  const settings = newSettings();
  const deliveries: Delivery[] = [];
  const underWay = new Set<Promise<void>>();
  let held: { event: StripeEvent; send: () => Promise<boolean> }[] = [];
  const closing = new AbortController();

  function track(work: Promise<void>) {
    const tracked = work.finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  }

  /** Tries once, after a pause. Returns true if there is nothing left to try. */
  async function attempt(delivery: Delivery, endpoint: WebhookEndpoint, event: StripeEvent, pauseMs: number) {
    await pause(pauseMs, closing.signal);
    if (closing.signal.aborted) return true;
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]);
    const status = await post(endpoint, event, Math.floor(clock.now() / 1000), signal);
    delivery.attempts.push(status);
    if (status < 200 || status > 299) return false;
    const hadIt = deliveries.some(
      (other) => other.status === 'delivered' && other.eventId === event.id && other.url === endpoint.url,
    );
    delivery.status = 'delivered';
    if (!hadIt) event.pending_webhooks -= 1;
    return true;
  }

  /** Resolves after the first attempt; further ones continue in the background. */
  function start(delivery: Delivery, endpoint: WebhookEndpoint, event: StripeEvent, delayMs: number) {
    delivery.status = 'waiting';
    const first = attempt(delivery, endpoint, event, delayMs);
    const retry = async () => {
      if (await first) return;
      for (const pauseMs of retryPausesMs) if (await attempt(delivery, endpoint, event, pauseMs)) return;
      delivery.status = 'failed';
    };
    track(retry());
    return first;
  }

  function enlist(endpoint: WebhookEndpoint, event: StripeEvent, status: Delivery['status']): Delivery {
    const { id: eventId, type } = event;
    const delivery = { id: randomId('dlv_'), eventId, type, url: endpoint.url, status, attempts: [] };
    deliveries.push(delivery);
    return delivery;
  }

  const listenersOf = ({ type }: StripeEvent) =>
    endpoints.filter(({ types }) => !types || types.some((each) => each === type));

  return {
    settings,
    send(event) {
      const listeners = listenersOf(event);
      event.pending_webhooks = listeners.length;
      const isLost = settings.lose > 0;
      if (isLost) settings.lose -= 1;
      const { duplicates, delayMs } = settings;
      for (const endpoint of isLost ? [] : listeners)
        for (let copy = 0; copy <= duplicates; copy += 1) {
          const delivery = enlist(endpoint, event, 'held');
          const send = () => start(delivery, endpoint, event, delayMs);
          if (settings.isHolding) held.push({ event, send });
          else void send();
        }
      if (isLost) for (const endpoint of listeners) enlist(endpoint, event, 'lost');
    },
    resend(event) {
      const listeners = listenersOf(event);
      if (listeners.length === 0) throw new StripeFailure('No webhook endpoint wants this event.');
      for (const endpoint of listeners) void start(enlist(endpoint, event, 'waiting'), endpoint, event, 0);
    },
    release(eventIds) {
      settings.isHolding = false;
      const place = ({ event }: (typeof held)[number]) => eventIds?.indexOf(event.id) ?? 0;
      const inOrder = held.reverse().sort((a, b) => place(a) - place(b));
      held = [];
      const sendAll = async () => {
        for (const { send } of inOrder) await send(); // one by one, or the order would be up to chance
      };
      track(sendAll());
    },
    deliveries: () => structuredClone(deliveries),
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    close: () => closing.abort(),
  };
}
