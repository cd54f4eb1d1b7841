import { array } from 'valibot';
import { call } from './call.ts';
import { PublicPartnerSchema } from './schemas/partner.ts';
import { SvgShapeSchema } from './schemas/shapes.ts';
import {
  FinishedTestSessionSchema,
  SavedAnswerSchema,
  StartedTestSessionSchema,
  TestSessionSchema,
} from './schemas/testSession.ts';

// The calls that are made up to the end of a test; see `calls.ts`.

/** Starts a test and its clock. The answer holds the session's token, which is shown this once. */
export const startTestSession = {
  ...call('POST', '/api/test-sessions', StartedTestSessionSchema),
  takesText: true,
} as const;

/** A test as the server has it: for going on after a reload, for the time left, and for what became of a payment. */
export const getTestSession = call('GET', '/api/test-sessions/:id', TestSessionSchema);

/** Saves one answer or mark; `:questionIndex` counts from 0 in display order. Repeating it changes nothing. */
export const saveAnswer = call('PUT', '/api/test-sessions/:id/answers/:questionIndex', SavedAnswerSchema);

/** Ends a test and draws its score once. Repeating it answers the same sealed score. */
export const finishTestSession = call('POST', '/api/test-sessions/:id/finish', FinishedTestSessionSchema);

/** Counts a viewed question or a completed test (Specification §7). A success has no body. */
export const trackQuestionProgress = { method: 'POST', path: '/api/track-question-progress' } as const;

/** What an embedding page may know of its partner; asked by `<iq-test partner="…">` before anything is shown. */
export const getPartner = call('GET', '/api/partners/:key', PublicPartnerSchema);

/** The stored figures, or those of `?names=`. Open to everyone: figures are no secret, answers are. */
export const listSvgShapes = call('GET', '/api/svg-shapes', array(SvgShapeSchema));
