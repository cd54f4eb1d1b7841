import type { QuestionSetName } from '@quotient/contract';

/** Names one question of the bank: ids overlap between sets. */
export type QuestionRef = `${QuestionSetName}:${number}`;

/** Number of words that name a kind of task in an idea: "Number series completion" and "Number series by sums" are one. */
const KIND_WORDS = 2;

/** Kind of task that an idea belongs to, in its first words. */
const kindOfIdea = (idea: string): string =>
  idea
    .split(/[^\p{L}\p{N}-]+/u)
    .slice(0, KIND_WORDS)
    .join(' ')
    .toLowerCase();

/** Facts about a question that decide which others may be beside it. */
interface KindSource {
  /** See `ideasOf`; absent for our own ideas. */
  idea: string | undefined;
  category: string;
  isMatrix: boolean;
}

/**
 * Kind of task of a question; `undefined` for a task that is the only one of its kind. Matrices are too many to be one
 * kind: each ability has its own.
 */
export function kindOf({ idea, category, isMatrix }: KindSource): string | undefined {
  if (isMatrix) return `matrix ${category}`;
  return idea === undefined ? undefined : kindOfIdea(idea);
}

/**
 * Kinds that a form may have twice. Nearly all easy questions of fluid reasoning are matrices, and half of those with
 * words are analogies. Any other kind occurs once at most.
 */
const twice = new Set(['matrix fluid-reasoning', 'verbal analogies']);

/** Most questions of a kind in one form. */
export const mostOf = (kind: string): number => (twice.has(kind) ? 2 : 1);

/**
 * Questions that train each other: two versions of one rule or structure, or the solution of one in the text of the
 * other.
 */
const twins: readonly (readonly QuestionRef[])[] = [
  ['main:2', 'extended:31'],
  ['main:4', 'extended:33'],
  ['main:10', 'advanced:4'],
  ['main:12', 'extended:81'],
  ['main:13', 'extended:80'],
  ['main:14', 'visual:20'],
  ['main:15', 'visual:30', 'extended:60', 'extended:95'],
  ['main:16', 'extended:70'],
  ['main:17', 'extended:74'],
  ['main:18', 'visual:26', 'visual:40'],
  ['main:19', 'advanced:10'],
  ['advanced:1', 'extended:67'],
  ['visual:14', 'visual:30', 'extended:60', 'extended:95'],
];

/** Questions that are nearly the same as this one. */
export const twinsOf = (ref: string): readonly QuestionRef[] =>
  twins
    .filter((group) => group.some((one) => one === ref))
    .flatMap((group) => group.filter((one) => one !== ref));
