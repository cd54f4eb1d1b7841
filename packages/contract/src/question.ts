import { z } from '@hono/zod-openapi';

export const difficulties = ['easy', 'medium', 'hard'] as const;
export const questionTypes = ['pattern', 'sequence', 'logic', 'spatial', 'math', 'visual'] as const;
/** The skills that the landing page advertises (Specification §1); finer than `type`. */
export const questionSkills = [
  'pattern-recognition',
  'number-sequences',
  'logical-reasoning',
  'spatial-awareness',
  'mathematical-problems',
  'verbal-analogies',
] as const;
/** The five abilities of the result (Specification §9), in display order. */
export const cognitiveCategories = [
  'fluid-reasoning',
  'quantitative-reasoning',
  'crystallized-intelligence',
  'visual-spatial-processing',
  'working-memory',
] as const;
export const questionSets = ['main', 'advanced', 'visual', 'extended'] as const;

export const DifficultySchema = z.enum(difficulties);
export const QuestionTypeSchema = z.enum(questionTypes);
export const QuestionSkillSchema = z.enum(questionSkills);
export const CognitiveCategorySchema = z.enum(cognitiveCategories);
export const QuestionSetNameSchema = z.enum(questionSets);

/** A name in the shapes table: lower-case words joined by hyphens, parts joined by `+`. */
const shapeTokenPattern = /^[a-z0-9]+(?:[-+][a-z0-9]+)*$/;
/** Top, bottom-left, bottom-right and inner number of one triangle; `?` stands for the one to find. */
const triangleCellPattern = /^(?:\d+|\?),(?:\d+|\?),(?:\d+|\?),(?:\d+|\?)$/;

export const ShapeTokenSchema = z.string().max(80).regex(shapeTokenPattern);

/** True for the cell that the visitor is to fill: empty, `?`, or a triangle with a `?` in it. */
export const isMissingCell = (cell: string): boolean => cell === '' || cell.includes('?');

const gridCell = z.union([
  z.literal(''),
  z.literal('?'),
  ShapeTokenSchema,
  z.string().regex(triangleCellPattern),
]);

export const VisualPatternSchema = z
  .object({
    /** Rows of shape tokens (`matrix`) or of `top,left,right,inner` numbers (`triangle-corners`). Exactly one cell is missing. */
    grid: z.array(z.array(gridCell).min(2).max(3)).min(2).max(3).optional(),
    /** One token per option, in option order. Absent where the options are text. */
    optionShapes: z.array(ShapeTokenSchema).min(2).max(8).optional(),
    type: z.enum(['matrix', 'triangle-corners', 'illustration']),
    /** Site-absolute path of an SVG file. Its text alternative is `imageDescription`. */
    image: z.string().startsWith('/').optional(),
    imageDescription: z.string().min(1).optional(),
  })
  .refine(({ grid }) => !grid || grid.flat().filter(isMissingCell).length === 1, {
    error: 'The grid must have exactly one missing cell.',
  })
  .refine(
    ({ type, grid }) => type !== 'matrix' || (grid?.length === 3 && grid.every((row) => row.length === 3)),
    {
      error: 'A matrix has 3 rows of 3 cells.',
    },
  )
  .refine(
    ({ type, grid }) =>
      type !== 'triangle-corners' || (grid?.length === 2 && grid.every((row) => row.length === 2)),
    { error: 'Triangle corners stand in 2 rows of 2 cells.' },
  )
  .refine(({ image, imageDescription }) => !image === !imageDescription, {
    error: 'An image and its description come together.',
  })
  .openapi('VisualPattern');

const publicFields = {
  /** Unique within its set; (set, id) is the identity. */
  id: z.number().int().positive(),
  question: z.string().min(1),
  /** In display order. For figure options these are the shape tokens. */
  options: z.array(z.string().min(1)).min(2).max(8),
  type: QuestionTypeSchema,
  skill: QuestionSkillSchema,
  isVisual: z.boolean().optional(),
  visualPattern: VisualPatternSchema.optional(),
};

/** What a browser may see while testing: no key, no points, no difficulty (it tells the points), no explanation. */
export const PublicQuestionSchema = z.strictObject(publicFields).openapi('PublicQuestion');

/** The whole truth about one question. Stays on the server. */
export const QuestionSchema = z
  .strictObject({
    ...publicFields,
    difficulty: DifficultySchema,
    category: CognitiveCategorySchema,
    points: z.union([z.literal(5), z.literal(7), z.literal(8), z.literal(10)]),
    /** Zero-based index of the right option in `options`. */
    correct: z.number().int().nonnegative(),
    /** Worked explanation, shown after payment. */
    explanation: z.string().min(1),
    /** `program`: a solver in the tests proves that exactly one option fits. `human`: judged by a person, see `verifiedReason`. */
    verified: z.enum(['program', 'human']),
    verifiedReason: z.string().min(1).optional(),
  })
  .refine(({ correct, options }) => correct < options.length, { error: 'The key points past the options.' })
  .refine(
    ({ difficulty, points }) =>
      ({ easy: [5], medium: [7, 8], hard: [10] })[difficulty].some((allowed) => allowed === points),
    { error: 'Easy questions are worth 5 points, medium 7 or 8, hard 10.' },
  )
  .refine(
    ({ options, visualPattern }) => {
      const shapes = visualPattern?.optionShapes;
      return (
        !shapes || (shapes.length === options.length && shapes.every((token, i) => token === options[i]))
      );
    },
    { error: 'Figure options repeat the shape tokens in `options`.' },
  )
  .refine(({ verified, verifiedReason }) => verified !== 'human' || verifiedReason !== undefined, {
    error: 'A question judged by a person says why no program can.',
  });

export type Difficulty = z.infer<typeof DifficultySchema>;
export type QuestionType = z.infer<typeof QuestionTypeSchema>;
export type QuestionSkill = z.infer<typeof QuestionSkillSchema>;
export type CognitiveCategory = z.infer<typeof CognitiveCategorySchema>;
export type QuestionSetName = z.infer<typeof QuestionSetNameSchema>;
export type VisualPattern = z.infer<typeof VisualPatternSchema>;
export type PublicQuestion = z.infer<typeof PublicQuestionSchema>;
export type Question = z.infer<typeof QuestionSchema>;
