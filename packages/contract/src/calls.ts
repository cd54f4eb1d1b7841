import { array, type GenericSchema, type InferOutput } from 'valibot';
import { PublicPartnerSchema } from './schemas/partner.ts';
import { CheckoutStatusSchema, CreatedPaymentSchema, DemoCheckoutSchema } from './schemas/payment.ts';
import {
  ResultsEmailSentSchema,
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

// Every call of the API: its method, its path and what a success answers. The server mounts them (`routes` adds what it
// takes and what can fail), browsers call them. Each is an export of its own, so that a page carries only what it calls.

/** One call. `:name` in the path stands for a parameter; without `answer` a success has no body. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly answer?: GenericSchema;
}

/** What a call answers. */
export type AnswerOf<C extends Call> = C extends { answer: infer S extends GenericSchema }
  ? InferOutput<S>
  : undefined;

/** Starts a test and its clock. The answer holds the session's token, which is shown this once. */
export const startTestSession = {
  method: 'POST',
  path: '/api/test-sessions',
  answer: StartedTestSessionSchema,
} as const;

/** A test as the server has it: for going on after a reload, for the time left, and for what became of a payment. */
export const getTestSession = {
  method: 'GET',
  path: '/api/test-sessions/:id',
  answer: TestSessionSchema,
} as const;

/** Saves one answer or mark; `:questionIndex` counts from 0 in display order. Repeating it changes nothing. */
export const saveAnswer = {
  method: 'PUT',
  path: '/api/test-sessions/:id/answers/:questionIndex',
  answer: SavedAnswerSchema,
} as const;

/** Ends a test and draws its score once. Repeating it answers the same sealed score. */
export const finishTestSession = {
  method: 'POST',
  path: '/api/test-sessions/:id/finish',
  answer: FinishedTestSessionSchema,
} as const;

/** The stored results: the same at every call, and `payment_required` until the session is paid. */
export const getResults = {
  method: 'GET',
  path: '/api/test-sessions/:id/results',
  answer: TestResultsSchema,
} as const;

/** Counts a viewed question or a completed test (Specification §7). A success has no body. */
export const trackQuestionProgress = { method: 'POST', path: '/api/track-question-progress' } as const;

/** What an embedding page may know of its partner; asked by `<iq-test partner="…">` before anything is shown. */
export const getPartner = {
  method: 'GET',
  path: '/api/partners/:key',
  answer: PublicPartnerSchema,
} as const;

/** Every stored figure. Open to everyone: figures are no secret, answers are. */
export const listSvgShapes = {
  method: 'GET',
  path: '/api/svg-shapes',
  answer: array(SvgShapeSchema),
} as const;

/** Opens a checkout for the session of the token, or answers the one that is still open. */
export const createPayment = {
  method: 'POST',
  path: '/api/create-payment',
  answer: CreatedPaymentSchema,
} as const;

/** For the page that a checkout returns to: it has no token, and the checkout's id is its secret. */
export const getCheckout = {
  method: 'GET',
  path: '/api/checkouts/:id',
  answer: CheckoutStatusSchema,
} as const;

/** Sends the stored results to the address in the body; the scores in the body are ignored. */
export const sendResultsEmail = {
  method: 'POST',
  path: '/api/send-results-email',
  answer: ResultsEmailSentSchema,
} as const;

/** Makes the public page of a paid result, once: repeating it answers the same id. */
export const shareResult = {
  method: 'POST',
  path: '/api/shared-results',
  answer: SharedResultCreatedSchema,
} as const;

/** What whoever has the link may read of a shared result. */
export const getSharedResult = {
  method: 'GET',
  path: '/api/shared-results/:id',
  answer: SharedResultSchema,
} as const;

/** Takes a shared result back; only the token of its session may. A success has no body. */
export const deleteSharedResult = { method: 'DELETE', path: '/api/shared-results/:id' } as const;

/** What the demo checkout page shows. Only servers with the demo checkout have this call. */
export const getDemoCheckout = {
  method: 'GET',
  path: '/api/demo-checkouts/:id',
  answer: DemoCheckoutSchema,
} as const;

/** Pays, declines or cancels a demo checkout. Only servers with the demo checkout have this call. */
export const decideDemoCheckout = {
  method: 'POST',
  path: '/api/demo-checkouts/:id/decision',
  answer: DemoCheckoutSchema,
} as const;

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in the path of a call. */
export type ParametersOf<C extends Call> = Record<ParameterNames<C['path']>, string>;

/** The path of a call with its parameters in it, each encoded. */
export function pathOf<C extends Call>({ path }: C, parameters: ParametersOf<C>): string {
  const values: Record<string, string> = parameters;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
