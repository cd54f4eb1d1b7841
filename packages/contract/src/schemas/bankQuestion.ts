import * as v from 'valibot';
import { difficulties, isMissingCell } from '../values/question.ts';
import { CognitiveCategorySchema, PublicQuestionSchema, VisualPatternSchema } from './question.ts';
import { count, positive } from './scalars.ts';

/** A name in the shapes table: lower-case words joined by hyphens, parts joined by `+`. */
export const ShapeTokenSchema = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z0-9]+(?:[-+][a-z0-9]+)*$/));

/** Top, bottom-left, bottom-right and inner number of one triangle; `?` is the one to find. */
const triangleCell = v.pipe(v.string(), v.regex(/^(?:\d+|\?),(?:\d+|\?),(?:\d+|\?),(?:\d+|\?)$/));
const gridCell = v.union([v.literal(''), v.literal('?'), ShapeTokenSchema, triangleCell]);
const text = v.pipe(v.string(), v.minLength(1));
const twoToEight = <T extends v.GenericSchema>(schema: T) =>
  v.pipe(v.array(schema), v.minLength(2), v.maxLength(8));
const twoOrThree = <T extends v.GenericSchema>(schema: T) =>
  v.pipe(v.array(schema), v.minLength(2), v.maxLength(3));

const isSquare = (grid: readonly (readonly string[])[] | undefined, size: number) =>
  grid?.length === size && grid.every((row) => row.length === size);

const FigureSchema = v.pipe(
  v.strictObject({
    ...VisualPatternSchema.entries,
    grid: v.exactOptional(twoOrThree(twoOrThree(gridCell))),
    optionShapes: v.exactOptional(twoToEight(ShapeTokenSchema)),
    image: v.exactOptional(v.pipe(v.string(), v.startsWith('/'))),
    imageDescription: v.exactOptional(text),
    imageSize: v.exactOptional(v.tuple([positive, positive])),
  }),
  v.check(
    ({ grid }) => !grid || grid.flat().filter(isMissingCell).length === 1,
    'The grid must have exactly one missing cell.',
  ),
  v.check(({ type, grid }) => type !== 'matrix' || isSquare(grid, 3), 'A matrix has 3 rows of 3 cells.'),
  v.check(
    ({ type, grid }) => type !== 'triangle-corners' || isSquare(grid, 2),
    'Triangle corners stand in 2 rows of 2 cells.',
  ),
  v.check(
    ({ image, imageDescription }) => !image === !imageDescription,
    'An image and its description come together.',
  ),
  v.check(({ image, imageSize }) => !image === !imageSize, 'An image and its size come together.'),
);

const pointsOf: Record<(typeof difficulties)[number], readonly number[]> = {
  easy: [5],
  medium: [7, 8],
  hard: [10],
};

/** Question with its key and explanation. It stays on the server. */
export const QuestionSchema = v.pipe(
  v.strictObject({
    ...PublicQuestionSchema.entries,
    question: text,
    options: twoToEight(text),
    visualPattern: v.exactOptional(FigureSchema),
    difficulty: v.picklist(difficulties),
    category: CognitiveCategorySchema,
    points: v.picklist([5, 7, 8, 10]),
    /** Zero-based index of the right option in `options`. */
    correct: count,
    /** Worked explanation, shown after payment. */
    explanation: text,
    /**
     * Per option: how it differs from the correct one, empty for that one. `{{letter}}` is its letter on the screen.
     * Absent in questions that people wrote, and in forms of an earlier version.
     */
    choices: v.exactOptional(v.array(v.string())),
    /** `program`: a solver in the tests proves that exactly one option fits. `human`: judged by a person, see `verifiedReason`. */
    verified: v.picklist(['program', 'human']),
    verifiedReason: v.exactOptional(text),
  }),
  v.check(({ correct, options }) => correct < options.length, 'The key points past the options.'),
  v.check(
    ({ choices, options, correct }) =>
      !choices ||
      (choices.length === options.length && choices.every((words, i) => !words === (i === correct))),
    'Each wrong option has words about its choice, and the correct one has none.',
  ),
  v.check(
    ({ difficulty, points }) => pointsOf[difficulty].includes(points),
    'Easy questions are worth 5 points, medium 7 or 8, hard 10.',
  ),
  v.check(({ options, visualPattern }) => {
    const shapes = visualPattern?.optionShapes;
    return !shapes || (shapes.length === options.length && shapes.every((token, i) => token === options[i]));
  }, 'Figure options repeat the shape tokens in `options`.'),
  v.check(
    ({ verified, verifiedReason }) => verified !== 'human' || verifiedReason !== undefined,
    'A question judged by a person says why no program can.',
  ),
);

/** Intended difficulty of a question. */
export type Difficulty = (typeof difficulties)[number];
/** A question of the bank, with its key. */
export type Question = v.InferOutput<typeof QuestionSchema>;
