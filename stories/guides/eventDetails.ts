import { eventDescriptions, type IqTestEvents } from '../../packages/iq-test/src/embed/element/events.ts';

type OwnKey<Name extends keyof IqTestEvents> = Exclude<keyof IqTestEvents[Name], 'hiddenData' | 'partner'>;

/** Description of each detail besides `hiddenData` and `partner`. The compiler demands every key of every event. */
const eventDetails: { [Name in keyof IqTestEvents]: Record<OwnKey<Name>, string> } = {
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

/** One row for each event of `<iq-test>`: its name, when it is sent, its detail. */
export const eventRows = (Object.keys(eventDetails) as (keyof IqTestEvents)[]).map((name) => [
  `\`iq-test:${name}\``,
  eventDescriptions[name],
  Object.entries(eventDetails[name])
    .map(([key, text]) => `**${key}** ${text}`)
    .join('; '),
]);
