import * as v from 'valibot';
import { asPost } from './call.ts';
import * as calls from './calls.ts';
import { privateLinkRoutes } from './privateLinkRoutes.ts';
import { access, anyToken, byPath, byToken, ofSession, type Route, stored } from './route.ts';
import { CheckoutReferenceSchema, EmailIdSchema, SharedResultIdSchema } from './schemas/ids.ts';
import * as requests from './schemas/requests.ts';
import { SessionExportSchema } from './schemas/sessionExport.ts';
import { withdrawalRoutes } from './withdrawalRoutes.ts';

export type { Route } from './route.ts';

/** The one table of routes: the input, callers and failures of each call. */
export const routes = {
  startTestSession: {
    ...calls.startTestSession,
    tag: 'Test session',
    summary: 'Start a test session and its clock',
    isForPartners: true,
    body: requests.StartTestSessionSchema,
    success: { status: 201, means: 'The session, its questions and its token.' },
    failures: [
      'invalid_request',
      'origin_not_allowed',
      'partner_not_found',
      'storage_failed',
      'questions_not_ready',
    ],
  },
  getTestSession: {
    ...calls.getTestSession,
    tag: 'Test session',
    summary: 'Resume: questions, answers, deadline and payment status',
    description:
      'A session past its deadline is finished by this call. An open checkout is checked with the payment provider.',
    ...byPath,
    success: { status: 200, means: 'The session.' },
    failures: ['invalid_request', ...access],
  },
  saveAnswer: {
    ...calls.saveAnswer,
    tag: 'Test session',
    summary: 'Save or change one answer, or mark its question for later',
    description: '`questionIndex` counts from 0, in display order.',
    ...byPath,
    params: v.object({
      ...ofSession.entries,
      questionIndex: v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
    }),
    body: requests.SaveAnswerSchema,
    success: { status: 200, means: 'What the server now holds.' },
    failures: ['invalid_request', ...access, 'question_not_found', 'deadline_passed', 'session_finished'],
  },
  finishTestSession: {
    ...calls.finishTestSession,
    tag: 'Test session',
    summary: 'Finish: draw the score once and seal it',
    description: 'Repeating the call answers the same sealed content.',
    ...byPath,
    success: { status: 200, means: 'The finished session and the sealed score.' },
    failures: ['invalid_request', ...access],
  },
  reopenTestSession: {
    ...calls.reopenTestSession,
    tag: 'Test session',
    summary: 'Go back to a finished test that has time left and no checkout',
    ...byPath,
    success: { status: 200, means: 'The running session.' },
    failures: ['invalid_request', ...access, 'deadline_passed', 'session_finished'],
  },
  getResults: {
    ...calls.getResults,
    tag: 'Results',
    summary: 'Score, percentile, categories and the review of each question',
    ...byPath,
    success: { status: 200, means: 'The stored results: the same at every call.' },
    failures: ['invalid_request', ...access, 'session_not_finished', 'payment_required'],
  },
  ...privateLinkRoutes,
  exportTestSession: {
    ...calls.exportTestSession,
    answer: SessionExportSchema,
    tag: 'Your data',
    summary: 'Everything that is kept of a test session, as one document',
    description:
      'Before the payment it holds no score and no right answers. `version` rises when a field changes its meaning or goes; new fields may come at any time.',
    ...byPath,
    success: { status: 200, means: 'The document.' },
    failures: ['invalid_request', ...access],
  },
  eraseTestSession: {
    ...calls.eraseTestSession,
    tag: 'Your data',
    summary: 'Erase a test session and all that belongs to it',
    description:
      'Deletes answers, score, shared result, stored emails and checkouts; an open checkout can no longer be paid. Keeps of a payment, for accounting, its number at the provider, order number, amount, date, means and country. Repeating the call finishes what was interrupted; after that the token opens nothing.',
    ...byPath,
    success: { status: 204, means: 'Gone.' },
    failures: ['payment_processing', 'invalid_request', ...access, 'payment_provider_failed'],
  },
  trackQuestionProgress: {
    ...calls.trackQuestionProgress,
    tag: 'Test session',
    summary: 'Count a viewed question or the completion',
    token: 'of-body',
    isForPartners: true,
    body: requests.TrackQuestionProgressSchema,
    success: { status: 204, means: 'Counted.' },
    failures: ['invalid_request', ...access],
  },
  listQuestionSets: {
    ...calls.listQuestionSets,
    tag: 'Test session',
    summary: 'The question sets that this server has',
    description: 'For the attribute `set` of the element and the field `set` of a start.',
    isForPartners: true,
    success: {
      status: 200,
      means: 'Each set with its number of questions, and its time at the time factor 1.',
    },
    failures: [],
  },
  getPartner: {
    ...calls.getPartner,
    tag: 'Partners',
    summary: 'Look, language and return address of a partner',
    description:
      "A page of another origin must be one of the partner's, but may read the refusal: it says what to do.",
    isForPartners: true,
    params: v.object({ key: v.string() }),
    success: { status: 200, means: 'The partner.' },
    failures: ['origin_not_allowed', 'partner_not_found'],
  },
  listSvgShapes: {
    ...calls.listSvgShapes,
    tag: 'Shapes',
    summary: 'The table of stored shapes',
    description:
      '`names`: those that are wanted, with commas between them. A name that is not stored is drawn from its words, 200 of them at most; one that means nothing is left out.',
    isForPartners: true,
    query: v.object({ names: v.exactOptional(v.pipe(v.string(), v.maxLength(8000))) }),
    success: { status: 200, means: 'Every stored shape, or those with the names.' },
    failures: ['invalid_request'],
  },
  createPayment: {
    ...calls.createPayment,
    tag: 'Payment',
    summary: 'Open a checkout for the session of the token',
    description:
      'Repeating the call while a checkout is open answers the same address. A session has at most 50 checkouts within a day.',
    ...byToken,
    body: requests.PaymentConsentSchema,
    success: { status: 200, means: 'The checkout.' },
    failures: [
      'invalid_request',
      ...anyToken,
      'session_not_finished',
      'already_paid',
      'payment_processing',
      'payment_disputed',
      'too_many_requests',
      'payment_provider_failed',
    ],
  },
  getCheckout: {
    ...calls.getCheckout,
    tag: 'Payment',
    summary: 'What became of a checkout',
    description:
      'For the page that a checkout returns to, which has no token: the id, or the attempt to pay, is its secret. The payment provider is asked, less and less often, and a payment takes effect.',
    params: v.object({ id: CheckoutReferenceSchema }),
    success: { status: 200, means: 'Its state, as the test session has it.' },
    failures: ['invalid_request', 'checkout_not_found', 'payment_provider_failed', ...stored],
  },
  sendResultsEmail: {
    ...calls.sendResultsEmail,
    tag: 'Results',
    summary: 'Email the stored results',
    description:
      'The email is stored before this is answered, and sent after it: ask `GET /api/results-emails/:id` what became of it. A session may ask for 5, an address gets at most 5 within a day.',
    ...byToken,
    body: requests.SendResultsEmailSchema,
    success: { status: 202, means: 'Stored, and on its way.' },
    failures: [
      'invalid_request',
      ...anyToken,
      'session_not_finished',
      'payment_required',
      'too_many_emails',
      'too_many_emails_to_address',
      'too_many_emails_today',
      'too_many_requests',
    ],
  },
  getResultsEmail: {
    ...calls.getResultsEmail,
    tag: 'Results',
    summary: 'What became of an email',
    description:
      'Only the test session that asked for it is told. Ask again while it is `queued`, every few seconds.',
    ...byToken,
    params: v.object({ id: EmailIdSchema }),
    success: { status: 200, means: 'Its state.' },
    failures: ['invalid_request', ...anyToken, 'email_not_found'],
  },
  shareResult: {
    ...calls.shareResult,
    tag: 'Sharing',
    summary: 'Publish score, interval, percentile and correct count under a link',
    description: 'Repeating the call answers the same id.',
    ...byToken,
    body: requests.ShareResultSchema,
    success: { status: 201, means: 'The link is `{origin}/r/{id}`.' },
    failures: ['invalid_request', ...anyToken, 'session_not_finished', 'payment_required'],
  },
  getSharedResult: {
    ...calls.getSharedResult,
    tag: 'Sharing',
    summary: 'Read a shared result',
    isForPartners: true,
    params: v.object({ id: SharedResultIdSchema }),
    success: { status: 200, means: 'The shared result.' },
    failures: ['invalid_request', 'shared_result_not_found', ...stored],
  },
  deleteSharedResult: {
    ...calls.deleteSharedResult,
    tag: 'Sharing',
    summary: 'Take a shared result back',
    ...byToken,
    params: v.object({ id: SharedResultIdSchema }),
    success: { status: 204, means: 'Gone.' },
    failures: ['invalid_request', ...anyToken, 'shared_result_not_found'],
  },
  makeCertificate: {
    ...calls.makeCertificate,
    tag: 'Certificate',
    summary: 'Make a certificate of the stored result',
    description:
      'Whoever has its code can read score, times, date and question set at `{origin}/verify/{code}`, and nothing else. Repeating the call answers the same code.',
    ...byToken,
    success: { status: 201, means: 'The code on the certificate.' },
    failures: [...anyToken, 'session_not_finished', 'payment_required'],
  },
  removeCertificate: {
    ...calls.removeCertificate,
    tag: 'Certificate',
    summary: 'Take the certificate back',
    description: 'Its code confirms nothing any more. Without a certificate it changes nothing.',
    ...byToken,
    success: { status: 204, means: 'Gone.' },
    failures: [...anyToken],
  },
  ...withdrawalRoutes,
} as const satisfies Record<string, Route>;

/** All requests for a route: the server also accepts a `PUT` or `DELETE` as a `POST`. */
export function requestsOf(route: Route): Route[] {
  const post = asPost(route);
  if (!post) return [route];
  const { method, path, summary } = route;
  const description = `The same call as \`${method} ${path}\`, for networks that only allow GET and POST.`;
  return [route, { ...post, summary: `${summary} (POST)`, description }];
}
