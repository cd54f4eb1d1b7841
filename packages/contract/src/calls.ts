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

export const startTestSession = {
  method: 'POST',
  path: '/api/test-sessions',
  answer: StartedTestSessionSchema,
} as const;

export const getTestSession = {
  method: 'GET',
  path: '/api/test-sessions/:id',
  answer: TestSessionSchema,
} as const;

export const saveAnswer = {
  method: 'PUT',
  path: '/api/test-sessions/:id/answers/:questionIndex',
  answer: SavedAnswerSchema,
} as const;

export const finishTestSession = {
  method: 'POST',
  path: '/api/test-sessions/:id/finish',
  answer: FinishedTestSessionSchema,
} as const;

export const getResults = {
  method: 'GET',
  path: '/api/test-sessions/:id/results',
  answer: TestResultsSchema,
} as const;

export const trackQuestionProgress = { method: 'POST', path: '/api/track-question-progress' } as const;

export const getPartner = {
  method: 'GET',
  path: '/api/partners/:key',
  answer: PublicPartnerSchema,
} as const;

export const listSvgShapes = {
  method: 'GET',
  path: '/api/svg-shapes',
  answer: array(SvgShapeSchema),
} as const;

export const createPayment = {
  method: 'POST',
  path: '/api/create-payment',
  answer: CreatedPaymentSchema,
} as const;

export const getCheckout = {
  method: 'GET',
  path: '/api/checkouts/:id',
  answer: CheckoutStatusSchema,
} as const;

export const sendResultsEmail = {
  method: 'POST',
  path: '/api/send-results-email',
  answer: ResultsEmailSentSchema,
} as const;

export const shareResult = {
  method: 'POST',
  path: '/api/shared-results',
  answer: SharedResultCreatedSchema,
} as const;

export const getSharedResult = {
  method: 'GET',
  path: '/api/shared-results/:id',
  answer: SharedResultSchema,
} as const;

export const deleteSharedResult = { method: 'DELETE', path: '/api/shared-results/:id' } as const;

export const getDemoCheckout = {
  method: 'GET',
  path: '/api/demo-checkouts/:id',
  answer: DemoCheckoutSchema,
} as const;

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
