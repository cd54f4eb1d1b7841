import type Stripe from 'stripe';
import { nulls } from '../looseStripeTypes.ts';
import { randomId } from './randomId.ts';

/** Payment method: immediately by card, or by a direct debit that the bank carries out later. */
export type Method = 'card' | 'sepa_debit';

/** State of the attempt; `pending` while the bank hasn't carried it out. */
export type ChargeStatus = 'succeeded' | 'pending' | 'failed';

/** The card and the account of Stripe's own examples. */
const details: Record<Method, Stripe.Charge.PaymentMethodDetails> = {
  card: {
    type: 'card',
    card: {
      ...nulls<Stripe.Charge.PaymentMethodDetails.Card>()(
        'amount_authorized authorization_code electronic_commerce_indicator installments mandate',
        'network_transaction_id three_d_secure transaction_link_id wallet',
      ),
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      exp_month: 12,
      exp_year: 2040,
      funding: 'credit',
      last4: '4242',
      network: 'visa',
      regulated_status: 'unregulated',
    },
  },
  sepa_debit: {
    type: 'sepa_debit',
    sepa_debit: {
      bank_code: '19043',
      branch_code: null,
      country: 'AT',
      fingerprint: null,
      last4: '3000',
      mandate: null,
    },
  },
};

/** Fields of a charge that depend on its status. */
function fieldsOf(status: ChargeStatus, method: Method, amount: number) {
  const isFailed = status === 'failed';
  return {
    amount_captured: isFailed ? 0 : amount,
    captured: !isFailed,
    failure_code: isFailed ? failureCodes[method] : null,
    failure_message: isFailed ? 'The payment was declined.' : null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: isFailed ? 'declined_by_network' : 'approved_by_network',
      reason: isFailed ? 'generic_decline' : null,
      seller_message: isFailed ? 'The bank declined.' : 'Payment complete.',
      type: isFailed ? 'issuer_declined' : 'authorized',
    },
    paid: status === 'succeeded',
    status,
  } satisfies Partial<Stripe.Charge>;
}

/** Codes of failed payments, by method. */
export const failureCodes = { card: 'card_declined', sepa_debit: 'debit_not_authorized' } as const;

/** Fields that a new charge lacks. */
const absent = nulls<Stripe.Charge>()(
  'application application_fee application_fee_amount balance_transaction calculated_statement_descriptor',
  'customer failure_balance_transaction on_behalf_of payment_method receipt_email receipt_number',
  'receipt_url review shipping source source_transfer statement_descriptor statement_descriptor_suffix',
  'transfer_data transfer_group',
);

/** Makes one attempt to move the money of a payment, with its outcome. */
export function createCharge(
  intent: Stripe.PaymentIntent,
  { created, method, status }: { created: number; method: Method; status: ChargeStatus },
): Stripe.Charge {
  const { amount, currency, description, livemode, metadata } = intent;
  return {
    ...absent,
    id: randomId(method === 'card' ? 'ch_' : 'py_'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    created,
    currency,
    description,
    disputed: false,
    fraud_details: {},
    livemode,
    metadata,
    payment_intent: intent.id,
    payment_method_details: details[method],
    refunded: false,
    ...fieldsOf(status, method, amount),
  };
}

/** Settles the debit of a pending charge as the bank, or refuses it. */
export const settleCharge = (charge: Stripe.Charge, status: ChargeStatus): void => {
  Object.assign(charge, fieldsOf(status, 'sepa_debit', charge.amount));
};
