import keys from '../../../server/src/bank/main/answerKey.json' with { type: 'json' };

/** The right options of the main set as the bank has them: zero-based, in the order of the questions. */
export const answerKey: readonly number[] = Object.values(keys).map(({ correct }) => correct);
