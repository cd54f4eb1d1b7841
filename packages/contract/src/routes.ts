import { createRoute, z } from '@hono/zod-openapi';
import { type ApiErrorCode, ApiErrorSchema, apiErrors } from './errors.ts';
import { PublicPartnerSchema } from './partner.ts';
import {
  CheckoutIdSchema,
  CheckoutStatusSchema,
  CreatedPaymentSchema,
  DecideDemoCheckoutSchema,
  DemoCheckoutSchema,
} from './payment.ts';
import {
  ResultsEmailSentSchema,
  SendResultsEmailSchema,
  SharedResultCreatedSchema,
  SharedResultIdSchema,
  SharedResultSchema,
  ShareResultSchema,
  TestResultsSchema,
} from './results.ts';
import { SvgShapeSchema } from './shapes.ts';
import {
  FinishedTestSessionSchema,
  SaveAnswerSchema,
  SavedAnswerSchema,
  StartedTestSessionSchema,
  StartTestSessionSchema,
  TestSessionIdSchema,
  TestSessionSchema,
  TrackQuestionProgressSchema,
} from './testSession.ts';

const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

const body = <T extends z.ZodType>(schema: T) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});

/** One OpenAPI response per HTTP status, listing the codes that come with it. */
function failures(...codes: ApiErrorCode[]) {
  const byStatus: Record<number, ReturnType<typeof json<typeof ApiErrorSchema>>> = {};
  for (const status of new Set(codes.map((code) => apiErrors[code].status))) {
    const mine = codes.filter((code) => apiErrors[code].status === status);
    byStatus[status] = json(
      ApiErrorSchema,
      mine.map((code) => `\`${code}\`: ${apiErrors[code].message}`).join(' '),
    );
  }
  return byStatus;
}

const withId = { params: z.object({ id: TestSessionIdSchema }) };
const bearer = [{ testSessionToken: [] }];
const stored = ['record_damaged', 'storage_failed'] as const;
const access = ['missing_token', 'session_not_found', ...stored] as const;
const tokenOnly = ['missing_token', 'invalid_token', ...stored] as const;

/** The one table of routes: path, request, answers and error codes. The server implements it; the API page prints it. */
export const routes = {
  startTestSession: createRoute({
    method: 'post',
    path: '/api/test-sessions',
    tags: ['Test session'],
    summary: 'Start a test session and its clock',
    request: body(StartTestSessionSchema),
    responses: {
      201: json(StartedTestSessionSchema, 'The session, its questions and its token.'),
      ...failures('invalid_request', 'origin_not_allowed', 'partner_not_found', 'storage_failed'),
    },
  }),
  getTestSession: createRoute({
    method: 'get',
    path: '/api/test-sessions/{id}',
    tags: ['Test session'],
    summary: 'Resume: questions, answers, deadline and payment status',
    description:
      'A session past its deadline is finished by this call. An open checkout is checked with the payment provider.',
    security: bearer,
    request: withId,
    responses: { 200: json(TestSessionSchema, 'The session.'), ...failures('invalid_request', ...access) },
  }),
  saveAnswer: createRoute({
    method: 'put',
    path: '/api/test-sessions/{id}/answers/{questionIndex}',
    tags: ['Test session'],
    summary: 'Save or change one answer, or mark its question for later',
    security: bearer,
    request: {
      params: withId.params.extend({
        questionIndex: z
          .string()
          .regex(/^\d{1,3}$/)
          .openapi({ description: 'Zero-based, in display order.' }),
      }),
      ...body(SaveAnswerSchema),
    },
    responses: {
      200: json(SavedAnswerSchema, 'What the server now holds.'),
      ...failures('invalid_request', ...access, 'question_not_found', 'deadline_passed', 'session_finished'),
    },
  }),
  finishTestSession: createRoute({
    method: 'post',
    path: '/api/test-sessions/{id}/finish',
    tags: ['Test session'],
    summary: 'Finish: draw the score once and seal it',
    description: 'Repeating the call answers the same sealed content.',
    security: bearer,
    request: withId,
    responses: {
      200: json(FinishedTestSessionSchema, 'The finished session and the sealed score.'),
      ...failures('invalid_request', ...access),
    },
  }),
  getResults: createRoute({
    method: 'get',
    path: '/api/test-sessions/{id}/results',
    tags: ['Results'],
    summary: 'Score, percentile, categories and the review of each question',
    security: bearer,
    request: withId,
    responses: {
      200: json(TestResultsSchema, 'The stored results: the same at every call.'),
      ...failures('invalid_request', ...access, 'session_not_finished', 'payment_required'),
    },
  }),
  trackQuestionProgress: createRoute({
    method: 'post',
    path: '/api/track-question-progress',
    tags: ['Test session'],
    summary: 'Count a viewed question or the completion',
    security: bearer,
    request: body(TrackQuestionProgressSchema),
    responses: {
      204: { description: 'Counted.' },
      ...failures('invalid_request', ...access),
    },
  }),
  getPartner: createRoute({
    method: 'get',
    path: '/api/partners/{key}',
    tags: ['Partners'],
    summary: 'Look, language and return address of a partner',
    description:
      "A page of another origin must be one of the partner's, but may read the refusal: it says what to do.",
    request: { params: z.object({ key: z.string() }) },
    responses: {
      200: json(PublicPartnerSchema, 'The partner.'),
      ...failures('origin_not_allowed', 'partner_not_found'),
    },
  }),
  listSvgShapes: createRoute({
    method: 'get',
    path: '/api/svg-shapes',
    tags: ['Shapes'],
    summary: 'The table of stored shapes',
    responses: { 200: json(z.array(SvgShapeSchema), 'Every stored shape.') },
  }),
  createPayment: createRoute({
    method: 'post',
    path: '/api/create-payment',
    tags: ['Payment'],
    summary: 'Open a checkout for the session of the token',
    description:
      'The body is empty. Repeating the call while a checkout is open answers the same address. A session has at most 50 checkouts within a day.',
    security: bearer,
    responses: {
      200: json(CreatedPaymentSchema, 'The checkout.'),
      ...failures(
        ...tokenOnly,
        'session_not_finished',
        'already_paid',
        'too_many_requests',
        'payment_provider_failed',
      ),
    },
  }),
  getCheckout: createRoute({
    method: 'get',
    path: '/api/checkouts/{id}',
    tags: ['Payment'],
    summary: 'What became of a checkout',
    description:
      'For the page that a checkout returns to, which has no token: the id is its secret. The payment provider is asked, once a second at most, and a payment takes effect.',
    request: { params: z.object({ id: CheckoutIdSchema }) },
    responses: {
      200: json(CheckoutStatusSchema, 'Its state, as the test session has it.'),
      ...failures('invalid_request', 'checkout_not_found', 'payment_provider_failed', ...stored),
    },
  }),
  sendResultsEmail: createRoute({
    method: 'post',
    path: '/api/send-results-email',
    tags: ['Results'],
    summary: 'E-mail the stored results',
    security: bearer,
    request: body(SendResultsEmailSchema),
    responses: {
      200: json(ResultsEmailSentSchema, 'Handed over.'),
      ...failures(
        'invalid_request',
        ...tokenOnly,
        'session_not_finished',
        'payment_required',
        'too_many_emails',
        'mail_failed',
      ),
    },
  }),
  shareResult: createRoute({
    method: 'post',
    path: '/api/shared-results',
    tags: ['Sharing'],
    summary: 'Publish score, percentile and correct count under a link',
    description: 'Repeating the call answers the same id.',
    security: bearer,
    request: body(ShareResultSchema),
    responses: {
      201: json(SharedResultCreatedSchema, 'The link is `{origin}/r/{id}`.'),
      ...failures('invalid_request', ...tokenOnly, 'session_not_finished', 'payment_required'),
    },
  }),
  getSharedResult: createRoute({
    method: 'get',
    path: '/api/shared-results/{id}',
    tags: ['Sharing'],
    summary: 'Read a shared result',
    request: { params: z.object({ id: SharedResultIdSchema }) },
    responses: {
      200: json(SharedResultSchema, 'The shared result.'),
      ...failures('invalid_request', 'shared_result_not_found', ...stored),
    },
  }),
  deleteSharedResult: createRoute({
    method: 'delete',
    path: '/api/shared-results/{id}',
    tags: ['Sharing'],
    summary: 'Take a shared result back',
    security: bearer,
    request: { params: z.object({ id: SharedResultIdSchema }) },
    responses: {
      204: { description: 'Gone.' },
      ...failures('invalid_request', ...tokenOnly, 'shared_result_not_found'),
    },
  }),
} as const;

/** Only where payments are the demo ones: the hosted checkout page talks to these. */
export const demoCheckoutRoutes = {
  getDemoCheckout: createRoute({
    method: 'get',
    path: '/api/demo-checkouts/{id}',
    tags: ['Demo checkout'],
    summary: 'What the demo checkout page shows',
    request: { params: z.object({ id: CheckoutIdSchema }) },
    responses: {
      200: json(DemoCheckoutSchema, 'The checkout.'),
      ...failures('invalid_request', 'checkout_not_found', ...stored),
    },
  }),
  decideDemoCheckout: createRoute({
    method: 'post',
    path: '/api/demo-checkouts/{id}/decision',
    tags: ['Demo checkout'],
    summary: 'Pay, decline or cancel. No money moves',
    request: { params: z.object({ id: CheckoutIdSchema }), ...body(DecideDemoCheckoutSchema) },
    responses: {
      200: json(DemoCheckoutSchema, 'The checkout after the decision. A declined one can be tried again.'),
      ...failures('invalid_request', 'checkout_not_found', 'checkout_closed', ...stored),
    },
  }),
} as const;
