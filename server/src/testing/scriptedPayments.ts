import { brand } from '@quotient/contract/brand';
import type { CheckoutReport, NewCheckout, Payments } from '../ports.ts';

/** A provider whose answers the test decides; it notes what it was asked. */
export function createScriptedPayments() {
  const asked: NewCheckout[] = [];
  const script = {
    createFails: false,
    retrieveFails: false,
    report: {} as Partial<CheckoutReport>,
    retrieved: 0,
  };
  const payments: Payments = {
    async createCheckout(checkout) {
      asked.push(checkout);
      if (script.createFails) throw new Error('provider is down');
      return {
        id: `checkout_${checkout.idempotencyKey}`,
        url: `https://pay.test/${checkout.idempotencyKey}`,
      };
    },
    async retrieveCheckout() {
      script.retrieved += 1;
      if (script.retrieveFails) throw new Error('provider is down');
      const created = asked.at(-1);
      return { status: 'open', ...brand.chargedPrice, sessionId: created?.sessionId ?? '', ...script.report };
    },
  };
  return { payments, asked, script };
}
