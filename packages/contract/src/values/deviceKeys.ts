/**
 * Keys of everything that a test stores on a visitor's device, after the brand's slug (Specification §3).
 * `return_path` lives as long as its tab. Values without a library, so that browsers may import them.
 */
export const deviceKeys = {
  running: 'session',
  last: 'last_session',
  finished: 'finished_sessions',
  savedAnswers: 'saved_answers',
  savedQuestions: 'saved_questions',
  savedIq: 'saved_iq',
  paidSession: 'paid_session',
  paymentStatus: 'payment_status',
  returnPath: 'return_path',
} as const;
