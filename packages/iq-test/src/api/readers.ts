import type {
  CategoryAnalysis,
  FinishedTestSession,
  PublicQuestion,
  ReviewedAnswer,
  SavedAnswer,
  SharedResult,
  StartedTestSession,
  SvgShape,
  TestResults,
  TestSession,
  VisualPattern,
} from '@quotient/contract';
import type { Price } from '@quotient/contract/brand';
import {
  array,
  boolean,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Reader,
  refine,
  string,
} from './parse.ts';

const index = refine(number, (value) => Number.isInteger(value) && value >= -1, 'an option index or -1');
const cognitiveCategory = oneOf(
  'fluid-reasoning',
  'quantitative-reasoning',
  'crystallized-intelligence',
  'visual-spatial-processing',
  'working-memory',
);
const questionSet = oneOf('main', 'advanced', 'visual', 'extended');
const timeFactor = oneOf(1, 1.5, 2);
const finishReason = oneOf('finished', 'time-up');

const price: Reader<Price> = object<Price>({ amountMinor: number, currency: string });

const visualPattern: Reader<VisualPattern> = object<VisualPattern>({
  grid: optional(array(array(string))),
  optionShapes: optional(array(string)),
  type: oneOf('matrix', 'triangle-corners', 'illustration'),
  image: optional(string),
  imageDescription: optional(string),
});

export const publicQuestion: Reader<PublicQuestion> = object<PublicQuestion>({
  id: number,
  question: string,
  options: array(string),
  type: oneOf('pattern', 'sequence', 'logic', 'spatial', 'math', 'visual'),
  skill: oneOf(
    'pattern-recognition',
    'number-sequences',
    'logical-reasoning',
    'spatial-awareness',
    'mathematical-problems',
    'verbal-analogies',
  ),
  isVisual: optional(boolean),
  visualPattern: optional(visualPattern),
});

const sessionFields = {
  id: string,
  set: questionSet,
  status: oneOf('testing', 'finished'),
  timeFactor,
  durationSeconds: number,
  startedAt: number,
  deadlineAt: number,
  finishedAt: nullable(number),
  finishReason: nullable(finishReason),
  now: number,
  questions: refine(array(publicQuestion), (list) => list.length > 0, 'a list with at least one question'),
  answers: array(index),
  flags: array(boolean),
  lastSeq: number,
  paymentStatus: oneOf('unpaid', 'pending', 'paid'),
  price,
  isDemo: boolean,
};
const sameLength = ({ questions, answers, flags }: TestSession) =>
  questions.length === answers.length && questions.length === flags.length;

export const testSession: Reader<TestSession> = refine(
  object<TestSession>(sessionFields),
  sameLength,
  'a session with one answer and one flag per question',
);
export const startedTestSession: Reader<StartedTestSession> = refine(
  object<StartedTestSession>({ ...sessionFields, token: string }),
  sameLength,
  'a session with one answer and one flag per question',
);
export const savedAnswer: Reader<SavedAnswer> = object<SavedAnswer>({
  questionIndex: number,
  optionIndex: index,
  isFlagged: boolean,
  seq: number,
  answeredCount: number,
});
export const finishedTestSession: Reader<FinishedTestSession> = object<FinishedTestSession>({
  session: testSession,
  sealedScore: string,
});

const categoryAnalysis: Reader<CategoryAnalysis> = object<CategoryAnalysis>({
  category: cognitiveCategory,
  correct: number,
  total: number,
  percentage: number,
  performance: oneOf('Strong', 'Average', 'Needs Improvement'),
});
const reviewedAnswer: Reader<ReviewedAnswer> = object<ReviewedAnswer>({
  questionIndex: number,
  category: cognitiveCategory,
  chosenIndex: index,
  correctIndex: number,
  points: number,
  explanation: string,
});
export const testResults: Reader<TestResults> = object<TestResults>({
  sessionId: string,
  model: string,
  iq: number,
  band: object<TestResults['band']>({ low: number, high: number }),
  percentile: number,
  label: oneOf(
    'Genius',
    'Very Superior',
    'Superior',
    'High Average',
    'Average',
    'Low Average',
    'Borderline',
    'Extremely Low',
  ),
  showLabel: boolean,
  scorePercent: number,
  totalCorrect: number,
  totalQuestions: number,
  averageIq: number,
  categories: array(categoryAnalysis),
  review: array(reviewedAnswer),
  startedAt: number,
  finishedAt: number,
  finishReason,
  timeUsedSeconds: number,
  durationSeconds: number,
  timeFactor,
  isTooFast: boolean,
});
export const svgShapes: Reader<SvgShape[]> = array(object<SvgShape>({ name: string, svg_content: string }));
export const sharedResult: Reader<SharedResult> = object<SharedResult>({
  id: string,
  iq_score: number,
  percentile: number,
  total_correct: number,
  isTooFast: optional(boolean),
});
/** The address may be missing: the visitor is told so in the specified words. */
export const createdPayment: Reader<{ url?: string }> = object<{ url?: string }>({ url: optional(string) });
export const created: Reader<{ id: string }> = object<{ id: string }>({ id: string });
