import { call } from './call.ts';
import { CheckoutStatusSchema, CreatedPaymentSchema, DemoCheckoutSchema } from './schemas/payment.ts';
import {
  CertificateCreatedSchema,
  PrivateLinkSchema,
  ResultsEmailSchema,
  SharedResultCreatedSchema,
  SharedResultSchema,
  TestResultsSchema,
} from './schemas/results.ts';

// The calls that are made after a test; see `calls.ts`.

/**
 * Everything that the server keeps of a test, for whoever took it. A browser saves the document as it is: its form, which
 * is large, stands in `routes` alone.
 */
export const exportTestSession = { method: 'GET', path: '/api/test-sessions/:id/export' } as const;

/** Erases a test and all that belongs to it; repeating it finishes what was interrupted. A success has no body. */
export const eraseTestSession = { method: 'DELETE', path: '/api/test-sessions/:id' } as const;

/** The stored results: the same at every call, and `payment_required` until the session is paid. */
export const getResults = call('GET', '/api/test-sessions/:id/results', TestResultsSchema);

/** Makes a link that opens a finished test on any device. Each call makes another one. */
export const createPrivateLink = call('POST', '/api/test-sessions/:id/private-link', PrivateLinkSchema);

/** Opens a checkout for the session of the token, or answers the one that is still open. */
export const createPayment = call('POST', '/api/create-payment', CreatedPaymentSchema);

/** For the page that a checkout returns to: it has no token, and the checkout's id is its secret. */
export const getCheckout = call('GET', '/api/checkouts/:id', CheckoutStatusSchema);

/** Takes an e-mail with the stored results for the address in the body; the scores in the body are ignored. */
export const sendResultsEmail = call('POST', '/api/send-results-email', ResultsEmailSchema);

/** What became of an e-mail that this session asked for. */
export const getResultsEmail = call('GET', '/api/results-emails/:id', ResultsEmailSchema);

/** Makes the public page of a paid result, once: repeating it answers the same id. */
export const shareResult = call('POST', '/api/shared-results', SharedResultCreatedSchema);

/** What whoever has the link may read of a shared result. */
export const getSharedResult = call('GET', '/api/shared-results/:id', SharedResultSchema);

/** Takes a shared result back; only the token of its session may. A success has no body. */
export const deleteSharedResult = { method: 'DELETE', path: '/api/shared-results/:id' } as const;

/** Makes the certificate of a paid result, once: repeating it answers the same code. */
export const makeCertificate = call('POST', '/api/certificates', CertificateCreatedSchema);

/** Takes the certificate of a session back. A success has no body. */
export const removeCertificate = { method: 'DELETE', path: '/api/certificates' } as const;

/** What the demo checkout page shows. Only servers with the demo checkout have this call. */
export const getDemoCheckout = call('GET', '/api/demo-checkouts/:id', DemoCheckoutSchema);

/** Pays, declines or cancels a demo checkout. Only servers with the demo checkout have this call. */
export const decideDemoCheckout = call('POST', '/api/demo-checkouts/:id/decision', DemoCheckoutSchema);
