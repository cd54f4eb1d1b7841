import { cognitiveCategories, difficulties, isMissingCell, type PublicQuestion } from '@quotient/contract';
import { type LocaleCode, localeCodeOf } from '@quotient/contract/locales';
import { looks } from '@quotient/server/bank/figures/cellAttributes';
import { questionText } from '@quotient/server/bank/figures/explain';
import { findMatrix, type Matrix } from '@quotient/server/bank/figures/generate';
import { figureOf } from '@quotient/server/bank/figures/model';
import { categoryOf, questionOf } from '@quotient/server/bank/figures/question';
import { lookAlikes } from '@quotient/server/bank/figures/raster';
import { costOf, ruleKinds } from '@quotient/server/bank/figures/rules';
import { inWords, solveMatrix } from '@quotient/server/bank/figures/solve';
import { drawShape } from '@quotient/server/shapes/grammar';
import { seedShapes } from '@quotient/server/shapes/seedShapes';
import * as v from 'valibot';
import { optionsThatObey } from './bruteForce.ts';
import { majorityShare, oddOneOutShare } from './optionShortcuts.ts';

/** Choices of the rule bench. Figures need no general knowledge. */
const choices = {
  difficulty: difficulties,
  look: looks.map(({ name }) => name),
  rule: ruleKinds,
  category: cognitiveCategories.filter((category) => category !== 'crystallized-intelligence'),
};

const oneOf = <const T extends readonly string[]>(name: string, list: T) =>
  v.picklist(list, ({ input }) => `The ${name} is one of ${list.join(', ')}, not ${JSON.stringify(input)}.`);

const token = v.pipe(
  v.string(),
  v.maxLength(80, 'A shape token has at most 80 characters.'),
  v.check(
    (input) => figureOf(input) !== undefined && drawShape(input) !== undefined,
    ({ input }) => `The shape token "${input}" is not in the grammar.`,
  ),
);

const locale = v.pipe(
  v.string(),
  v.transform((tag) => localeCodeOf(tag)),
);

const GeneratedSchema = v.strictObject({
  kind: v.literal('generated'),
  locale,
  difficulty: oneOf('difficulty', choices.difficulty),
  seed: v.pipe(v.string(), v.nonEmpty('Give a seed: any text, such as 7.'), v.maxLength(100)),
  look: v.optional(oneOf('look', choices.look)),
  rule: v.optional(oneOf('rule', choices.rule)),
  category: v.optional(oneOf('category', choices.category)),
});
const OwnSchema = v.strictObject({
  kind: v.literal('own'),
  locale,
  cells: v.pipe(v.array(token), v.length(8, 'A grid has eight cells, and the one that is missing.')),
  options: v.pipe(
    v.array(token),
    v.minLength(2, 'There are at least two options.'),
    v.maxLength(8, 'There are at most eight options.'),
  ),
});
const RequestSchema = v.pipe(
  v.string(),
  v.parseJson(undefined, 'The question after "?" is not JSON.'),
  v.variant('kind', [GeneratedSchema, OwnSchema], 'The kind of a request is "generated" or "own".'),
);

type Generated = v.InferOutput<typeof GeneratedSchema>;
type Grid = readonly (readonly string[])[];

const find = ({ difficulty, seed, look, rule, category }: Generated): Matrix | undefined =>
  findMatrix(
    { difficulty, ...(look && { looks: [look] }) },
    seed,
    (matrix) =>
      (!category || categoryOf(matrix) === category) &&
      (!rule || matrix.columns.some(({ directed }) => directed?.rule.kind === rule)),
  );

/** Facts about a matrix that only its maker knows. */
function makingOf(matrix: Matrix, language: LocaleCode) {
  const { type, category, correct, points, explanation } = questionOf(matrix, 1, language);
  const rules = matrix.columns.flatMap(({ slot, directed }) =>
    directed ? { text: inWords(slot.name, directed), cost: costOf(directed) } : [],
  );
  return { look: matrix.look, type, category, correct, points, explanation, rules };
}

/** Findings of the solver, the second judge and somebody who sees only the options. */
function verdictOn(grid: Grid, options: readonly string[]) {
  const { fitting, rules } = solveMatrix(grid, options);
  const [only] = fitting.length === 1 ? fitting : [];
  return {
    rules,
    fitting,
    obeying: optionsThatObey(grid, options),
    lookAlikes: lookAlikes(options),
    shortcuts: only === undefined ? null : [majorityShare(options, only), oddOneOutShare(options, only)],
  };
}

function answer(
  grid: Grid,
  options: readonly string[],
  language: LocaleCode,
  making?: ReturnType<typeof makingOf>,
) {
  const question: PublicQuestion = {
    id: 1,
    question: questionText(language),
    options: [...options],
    type: making?.type ?? 'pattern',
    skill: 'pattern-recognition',
    isVisual: true,
    visualPattern: { type: 'matrix', grid: grid.map((row) => [...row]), optionShapes: [...options] },
  };
  const tokens = [...grid.flat().filter((cell) => !isMissingCell(cell)), ...options];
  return { choices, question, shapes: seedShapes(tokens), making, verdict: verdictOn(grid, options) };
}

/**
 * Rule bench for developers: makes the requested matrix, or takes a given one, and describes it completely, its
 * answer included.
 * @param request JSON, see `RequestSchema`
 * @returns a `problem` in a sentence if there is nothing to show
 */
export function ruleBench(request: string): ReturnType<typeof answer> | { problem: string } {
  const { success, output, issues } = v.safeParse(RequestSchema, request);
  if (!success) return { problem: issues[0].message };
  if (output.kind === 'own') {
    const { cells, options } = output;
    return answer([cells.slice(0, 3), cells.slice(3, 6), [...cells.slice(6), '?']], options, output.locale);
  }
  const matrix = find(output);
  if (!matrix)
    return { problem: 'No such figure came out of this seed. Take another seed, or ask for less.' };
  return answer(matrix.grid, matrix.options, output.locale, makingOf(matrix, output.locale));
}
