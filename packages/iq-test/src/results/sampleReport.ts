import type { CognitiveCategory, PublicQuestion, TestResults } from '@quotient/contract';

const performances = ['Needs Improvement', 'Needs Improvement', 'Average', 'Strong', 'Strong'] as const;
/** Right answers of four by ability. */
const rightAnswers: [CognitiveCategory, number][] = [
  ['fluid-reasoning', 4],
  ['quantitative-reasoning', 3],
  ['crystallized-intelligence', 3],
  ['visual-spatial-processing', 1],
  ['working-memory', 3],
];
const categories = rightAnswers.map(([category, correct]) => ({
  category,
  correct,
  total: 4,
  percentage: correct * 25,
  performance: performances[correct] ?? 'Strong',
}));

/** Made-up results, in the proportions of the main set. No visitor has them. */
export const sampleResults = {
  iq: 118,
  band: { low: 110, high: 119 },
  interval: { low: 107, high: 127, standardError: 9.8 },
  percentile: 75,
  label: 'High Average',
  showLabel: true,
  totalCorrect: 14,
  totalQuestions: 20,
  averageIq: 100,
  categories,
  timeUsedSeconds: 1122,
  durationSeconds: 1500,
  timeFactor: 1,
} satisfies Partial<TestResults>;

/** Figures of a question that no question set has. */
const visualPattern = {
  type: 'matrix',
  grid: [
    ['square', 'square-dashed', 'square-filled'],
    ['circle', 'circle-dashed', 'circle-filled'],
    ['triangle', 'triangle-dashed', '?'],
  ],
  optionShapes: ['triangle', 'circle-filled', 'triangle-filled', 'triangle-dashed'],
} satisfies PublicQuestion['visualPattern'];

/** Returns a made-up question with a wrong answer and its solution, in these words. */
export const sampleSolution = (question: string, explanation: string) => ({
  questions: [
    {
      id: 1,
      type: 'pattern',
      skill: 'pattern-recognition',
      question,
      options: visualPattern.optionShapes,
      visualPattern,
    },
  ] satisfies PublicQuestion[],
  results: {
    review: [
      {
        questionIndex: 0,
        category: 'fluid-reasoning',
        chosenIndex: 1,
        correctIndex: 2,
        points: 5,
        explanation,
      },
    ],
  } satisfies Pick<TestResults, 'review'>,
});
