import type { IqTestEvents } from './events.ts';

type OwnKey<Name extends keyof IqTestEvents> = Exclude<keyof IqTestEvents[Name], 'hiddenData' | 'partner'>;

/**
 * Description of each field of each event's detail besides `hiddenData` and `partner`, for documentation; no visitor
 * loads it. The compiler demands every field of every event.
 */
export const eventDetails: { [Name in keyof IqTestEvents]: Record<OwnKey<Name>, string> } = {
  ready: {
    version: 'of the embed',
    locale: 'the language that is shown',
    mode: 'as the attribute',
    stage: '`welcome`; a stored test comes back after it',
  },
  resize: { width: 'CSS pixels', height: 'CSS pixels' },
  start: {
    sessionId: 'the same in `paid` and `results`',
    set: 'the question set',
    questionCount: 'how many questions',
    durationSeconds: 'the whole time, with the chosen factor',
    resumed: '`true` where a running test came back',
  },
  answer: {
    step: 'number of the question, from 1',
    answer: 'letter of the option as displayed: `A`, `B`, …; not with `isolation="iframe"`',
    answeredCount: 'questions with an answer so far',
  },
  step: { step: 'number of the question, from 1', total: 'how many questions' },
  warning: { secondsLeft: '300 or less' },
  finish: {
    reason: '`finished` or `time-up`',
    answeredCount: 'questions with an answer',
    total: 'how many questions',
  },
  'payment-open': {
    price: '`amountMinor` (cents) and `currency`',
    target: '`popup` or `tab`',
  },
  paid: { sessionId: 'as in `start`', price: 'as in `payment-open`' },
  results: {
    sessionId: 'as in `start`',
    iq: 'the estimated score; not with `isolation="iframe"`',
    percentile: 'from 0 to 100; not with `isolation="iframe"`',
    totalCorrect: 'right answers; not with `isolation="iframe"`',
    totalQuestions: 'all questions',
  },
  close: { stage: '`welcome`, `testing`, `payment` or `results`' },
  error: { code: 'see Error codes', message: 'for developers, in English' },
};
