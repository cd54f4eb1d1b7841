import { brand } from '@quotient/contract/brand';
import {
  CheckoutRefused,
  type CheckoutReport,
  type NewCheckout,
  type Payments,
} from '../payments/provider.ts';

/** A provider whose answers the test decides; it records its calls. */
export function createScriptedPayments() {
  const asked: NewCheckout[] = [];
  const refunds: string[] = [];
  const script = {
    createFails: false,
    createRefused: false,
    retrieveFails: false,
    report: {} as Partial<CheckoutReport>,
    retrieved: 0,
  };
  let answering = Promise.resolve();
  const payments: Payments = {
    async createCheckout(checkout) {
      asked.push(checkout);
      if (script.createFails) throw new Error('provider is down');
      if (script.createRefused) throw new CheckoutRefused('not in this currency');
      return {
        id: `checkout_${checkout.idempotencyKey}`,
        url: `https://pay.test/${checkout.idempotencyKey}`,
      };
    },
    async retrieveCheckout() {
      script.retrieved += 1;
      await answering;
      if (script.retrieveFails) throw new Error('provider is down');
      const created = asked.at(-1);
      const { sessionId = '', idempotencyKey = '' } = created ?? {};
      return {
        status: 'open',
        ...brand.chargedPrice,
        sessionId,
        idempotencyKey,
        url: `https://pay.test/${idempotencyKey}`,
        isOurKind: true,
        ...script.report,
      };
    },
    async refund(_, key) {
      refunds.push(key);
      script.report = { status: 'refunded' };
    },
  };
  /** Delays answers about checkouts until the returned function is called. */
  function fallSilent(): () => void {
    let answer = () => {};
    answering = new Promise((resolve) => {
      answer = resolve;
    });
    return answer;
  }
  return { payments, asked, refunds, script, fallSilent };
}
