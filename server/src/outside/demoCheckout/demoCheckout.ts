import { type DemoCheckout, DemoCheckoutSchema, demoCheckoutRoutes } from '@quotient/contract';
import { pathIn, readPath } from '@quotient/contract/site';
import { parse } from 'valibot';
import { ApiError } from '../../base/errors.ts';
import type { ServerClock } from '../../base/ports.ts';
import type { CheckoutReport, Payments } from '../../payments/provider.ts';
import type { Store } from '../../ports.ts';
import { SCHEMA_VERSION } from '../../store/collection.ts';
import { type DemoCheckoutRecord, demoCheckoutRecords } from './record.ts';

/** Status of each decision. A declined checkout can be tried again, as with another card at a real provider. */
const statusOf = {
  open: 'open',
  declined: 'open',
  paid: 'paid',
  refunded: 'refunded',
  canceled: 'closed',
} as const satisfies Record<DemoCheckoutRecord['state'], CheckoutReport['status']>;

const stateAfter = { pay: 'paid', decline: 'declined', cancel: 'canceled' } as const;

/** 24 hours, as with Stripe. */
const OPEN_FOR_MS = 86_400_000;

const ID_PREFIX = 'demo_';

/** Public fields of a checkout: its test session isn't one of them. */
const toDemoCheckout = (record: DemoCheckoutRecord): DemoCheckout => parse(DemoCheckoutSchema, record);

interface DemoPaymentsOptions {
  store: Pick<Store, 'collection'>;
  clock: ServerClock;
  /** Origin of the site whose page `/demo-checkout` acts as the provider's hosted page. */
  publicUrl: string;
}

/**
 * Payment provider that moves no money. It stores its checkouts in its own collection, and has the routes for its
 * hosted page. A payment there doesn't notify us: we ask, as with a real one.
 */
export function createDemoPayments({ store, clock, publicUrl }: DemoPaymentsOptions): Payments {
  const checkouts = store.collection(demoCheckoutRecords);
  /** Address of the hosted page, in the language of the page that it returns to. */
  function urlOf(id: string, { successUrl }: Pick<DemoCheckoutRecord, 'successUrl'>): string {
    const { locale } = readPath(new URL(successUrl).pathname);
    return `${publicUrl}${pathIn(locale, '/demo-checkout')}?id=${id}`;
  }
  /** Expires a checkout that is still open after a day. */
  const aged = (checkout: DemoCheckoutRecord): DemoCheckoutRecord =>
    statusOf[checkout.state] === 'open' && clock.atLeast() - clock.corrected(checkout.createdAt) > OPEN_FOR_MS
      ? { ...checkout, state: 'canceled' }
      : checkout;
  async function get(id: string): Promise<DemoCheckoutRecord> {
    const checkout = await checkouts.get(id);
    if (!checkout) throw new ApiError('checkout_not_found');
    return aged(checkout);
  }
  async function decide(id: string, action: keyof typeof stateAfter): Promise<DemoCheckoutRecord> {
    const decided = await checkouts.update(id, (checkout) => {
      if (statusOf[aged(checkout).state] !== 'open') throw new ApiError('checkout_closed');
      return { ...checkout, state: stateAfter[action] };
    });
    if (!decided) throw new ApiError('checkout_not_found');
    return decided;
  }
  return {
    isDemo: true,
    async createCheckout({ sessionId, price, successUrl, cancelUrl, idempotencyKey }) {
      const id = `${ID_PREFIX}${idempotencyKey}`;
      await checkouts.create(id, {
        schemaVersion: SCHEMA_VERSION,
        id,
        sessionId,
        price,
        successUrl,
        cancelUrl,
        state: 'open',
        createdAt: clock.now(),
      });
      return { id, url: urlOf(id, { successUrl }) };
    },
    async retrieveCheckout(id) {
      const checkout = await get(id);
      const { price, sessionId } = checkout;
      const status = statusOf[checkout.state];
      return {
        status,
        ...price,
        sessionId,
        idempotencyKey: id.slice(ID_PREFIX.length),
        url: status === 'open' ? urlOf(id, checkout) : null,
        isOurKind: true,
      };
    },
    async refund(id) {
      await checkouts.update(id, (checkout) =>
        checkout.state === 'paid' ? { ...checkout, state: 'refunded' } : checkout,
      );
    },
    async expireCheckout(id) {
      await checkouts.update(id, (checkout) =>
        statusOf[checkout.state] === 'open' ? { ...checkout, state: 'canceled' } : checkout,
      );
    },
    async forgetCheckout(id) {
      await checkouts.remove(id);
    },
    mount({ mount }) {
      mount(demoCheckoutRoutes.getDemoCheckout, async ({ params }) => toDemoCheckout(await get(params.id)));
      mount(demoCheckoutRoutes.decideDemoCheckout, async ({ params, body }) =>
        toDemoCheckout(await decide(params.id, body.action)),
      );
    },
  };
}
