/**
 * Number of questions in each set (Specification §9). `fresh` is made for each test; `parallel` is drawn from the other
 * sets for a retake. A server may lack some sets.
 */
export const questionCounts = {
  main: 20,
  advanced: 20,
  visual: 40,
  extended: 70,
  fresh: 20,
  parallel: 20,
} as const;

/** The name of a question set. */
export type QuestionSetName = keyof typeof questionCounts;

/** The names of the question sets. */
export const questionSets = Object.keys(questionCounts) as QuestionSetName[]; // the compiler forgets the keys of an object

/** A question set that a page may ask for. Only a retake gets `parallel`. */
export type AskableSetName = Exclude<QuestionSetName, 'parallel'>;

/** The names of the sets that a page may ask for. */
export const askableSets = questionSets.filter((set): set is AskableSetName => set !== 'parallel');

/** Returns true if each test of the set asks questions that the one before didn't ask. */
export const asksOthers = (set: QuestionSetName): boolean => set === 'parallel' || set === 'fresh';

/** The main test has 1500 s for its 20 questions (Specification §9); every set gives as much for each. */
const SECONDS_PER_QUESTION = 75;

/** True for sets with every skill (`questionSkills`) and every cognitive category; the others mostly have figures. */
export const hasAllSkills: Readonly<Record<QuestionSetName, boolean>> = {
  main: true,
  advanced: true,
  visual: false,
  extended: true,
  fresh: false,
  parallel: true,
};

/** Time of a test of a set at the time factor 1, in seconds. */
export const baseSecondsOf = (set: QuestionSetName): number => questionCounts[set] * SECONDS_PER_QUESTION;
