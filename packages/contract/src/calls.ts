import { array } from 'valibot';
import { call } from './call.ts';
import { PublicPartnerSchema } from './schemas/partner.ts';
import { CheckoutStatusSchema, CreatedPaymentSchema, DemoCheckoutSchema } from './schemas/payment.ts';
import { OfferedSetSchema } from './schemas/questionSets.ts';
import {
  CertificateCreatedSchema,
  PrivateLinkSchema,
  ResultsEmailSchema,
  SharedResultCreatedSchema,
  SharedResultSchema,
  TestResultsSchema,
} from './schemas/results.ts';
import { SvgShapeSchema } from './schemas/shapes.ts';
import {
  FinishedTestSessionSchema,
  SavedAnswerSchema,
  StartedTestSessionSchema,
  TestSessionSchema,
} from './schemas/testSession.ts';
import { WithdrawalSchema } from './schemas/withdrawal.ts';

// Every call of the API: its method, its path and what a success answers. The server mounts them (`routes` adds what it
// takes and what can fail), browsers call them. Each is an export of its own, so that a page carries only what it calls.
export { type AnswerOf, type Call, type ParametersOf, pathOf } from './call.ts';

/** The question sets of this server, for authors of the tag. Open to everyone. */
export const listQuestionSets = call('GET', '/api/question-sets', array(OfferedSetSchema));

/** Starts a test and its clock. The answer holds the session's token, which is shown this once. */
export const startTestSession = {
  ...call('POST', '/api/test-sessions', StartedTestSessionSchema),
  takesText: true,
} as const;

/** A test as stored: to continue after a reload, for the time left, and for the state of a payment. */
export const getTestSession = call('GET', '/api/test-sessions/:id', TestSessionSchema);

/** Saves one answer or mark; `:questionIndex` counts from 0 in display order. Repeating it changes nothing. */
export const saveAnswer = call('PUT', '/api/test-sessions/:id/answers/:questionIndex', SavedAnswerSchema);

/** Ends a test and draws its score once. Repeating it answers the same sealed score. */
export const finishTestSession = call('POST', '/api/test-sessions/:id/finish', FinishedTestSessionSchema);

/** Goes back to a finished test while time is left and no checkout was made. Repeating it changes nothing. */
export const reopenTestSession = call('POST', '/api/test-sessions/:id/reopen', TestSessionSchema);

/** Counts a viewed question or a completed test (Specification §7). A success has no body. */
export const trackQuestionProgress = { method: 'POST', path: '/api/track-question-progress' } as const;

/** Partner of an embedding page; requested by `<iq-test partner="…">` before anything is shown. */
export const getPartner = call('GET', '/api/partners/:key', PublicPartnerSchema);

/** The stored figures, or those of `?names=`. Open to everyone: figures aren't secret, answers are. */
export const listSvgShapes = call('GET', '/api/svg-shapes', array(SvgShapeSchema));

/**
 * Everything that we store about a test, for its visitor. A browser saves the document as it is: only `routes` has
 * its form, which is large.
 */
export const exportTestSession = { method: 'GET', path: '/api/test-sessions/:id/export' } as const;

/** Deletes a test with all its documents; repeating it finishes an interrupted deletion. A success has no body. */
export const eraseTestSession = { method: 'DELETE', path: '/api/test-sessions/:id' } as const;

/** The stored results: the same at every call, and `payment_required` until the session is paid. */
export const getResults = call('GET', '/api/test-sessions/:id/results', TestResultsSchema);

/** Makes a link that opens a finished test on any device. Each call makes another one. */
export const createPrivateLink = call('POST', '/api/test-sessions/:id/private-link', PrivateLinkSchema);

/** Ends all private links of a test; the one that opened it stays. A success has no body. */
export const endPrivateLinks = { method: 'DELETE', path: '/api/test-sessions/:id/private-link' } as const;

/** Opens a checkout for the session of the token, or answers the one that is still open. */
export const createPayment = call('POST', '/api/create-payment', CreatedPaymentSchema);

/** State of a checkout, for its return page: that has no token, and the checkout's id is its secret. */
export const getCheckout = call('GET', '/api/checkouts/:id', CheckoutStatusSchema);

/** Takes an e-mail with the stored results for the address in the body; the scores in the body are ignored. */
export const sendResultsEmail = call('POST', '/api/send-results-email', ResultsEmailSchema);

/** State of an email that this session requested. */
export const getResultsEmail = call('GET', '/api/results-emails/:id', ResultsEmailSchema);

/** Makes the public page of a paid result, once: repeating it answers the same id. */
export const shareResult = call('POST', '/api/shared-results', SharedResultCreatedSchema);

/** Shared result, as anyone with its link may read it. */
export const getSharedResult = call('GET', '/api/shared-results/:id', SharedResultSchema);

/** Takes a shared result back; only the token of its session may. A success has no body. */
export const deleteSharedResult = { method: 'DELETE', path: '/api/shared-results/:id' } as const;

/** Makes the certificate of a paid result, once: repeating it answers the same code. */
export const makeCertificate = call('POST', '/api/certificates', CertificateCreatedSchema);

/** Takes the certificate of a session back. A success has no body. */
export const removeCertificate = { method: 'DELETE', path: '/api/certificates' } as const;

/** Terms of the withdrawal, and the seller. Open to everyone. */

/** Takes a declaration of withdrawal, whether or not an order matches. */
export const declareWithdrawal = call('POST', '/api/withdrawals', WithdrawalSchema);

/** Declaration as received, and the state of its acknowledgment by email; the id is its secret. */
export const getWithdrawal = call('GET', '/api/withdrawals/:id', WithdrawalSchema);

/** Content of the demo checkout page. Only servers with the demo checkout have this call. */
export const getDemoCheckout = call('GET', '/api/demo-checkouts/:id', DemoCheckoutSchema);

/** Pays, declines or cancels a demo checkout. Only servers with the demo checkout have this call. */
export const decideDemoCheckout = call('POST', '/api/demo-checkouts/:id/decision', DemoCheckoutSchema);
