import type { Question, QuestionSetName } from '@quotient/contract';
import { hasFixedOrder } from '../session/optionOrder.ts';
import type { Bank, ParallelForms } from '../session/ports.ts';
import { createFormDraw, type PoolQuestion } from './drawForm.ts';
import { kindOf } from './kinds.ts';

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Number of words to read; tokens of figures aren't words. */
export const wordsToRead = ({ question, options, visualPattern }: Question): number =>
  countWords(question) + (visualPattern?.optionShapes ? 0 : countWords(options.join(' ')));

interface Sources {
  /** English questions of the sets, see `bank`. */
  bank: readonly { set: QuestionSetName; questions: readonly Question[] }[];
  /** See `ideasOf`. */
  ideasOf: (set: QuestionSetName) => ReadonlyMap<number, string>;
  getQuestionSet: Bank['getQuestionSet'];
}

/**
 * Prepares the parallel forms of a bank: `main` is their model, and all other sets are their source. `main` itself is
 * never drawn: its order and key are fixed, and its solutions known to everybody who has paid once.
 */
export function createParallelForms({ bank, ideasOf, getQuestionSet }: Sources): ParallelForms {
  const pool = bank.flatMap(({ set, questions }) => {
    const ideas = ideasOf(set);
    return questions.map(
      (question): PoolQuestion => ({
        ref: `${set}:${question.id}`,
        category: question.category,
        points: question.points,
        words: wordsToRead(question),
        fixedPlace: hasFixedOrder(question, question) ? question.correct : undefined,
        kind: kindOf({
          idea: ideas.get(question.id),
          category: question.category,
          isMatrix: question.visualPattern?.type === 'matrix',
        }),
      }),
    );
  });
  const isOfMain = ({ ref }: PoolQuestion) => ref.startsWith('main:');
  const draw = createFormDraw(
    pool.filter(isOfMain),
    pool.filter((question) => !isOfMain(question)),
  );

  /** Questions by their set's object, which lives as long as the bank: each place of a form has a copy of its own. */
  const placed = new WeakMap<Question, Map<number, Question>>();
  function place(question: Question, id: number): Question {
    const copies = placed.get(question) ?? new Map<number, Question>();
    placed.set(question, copies);
    const copy = copies.get(id) ?? { ...question, id };
    copies.set(id, copy);
    return copy;
  }

  return {
    draw,
    questionsOf(refs, locale) {
      return refs.map((ref, i) => {
        const [set, id] = ref.split(':') as [QuestionSetName, string]; // as drawn, see `QuestionRef`
        const question = getQuestionSet(set, locale)?.find((one) => one.id === Number(id));
        if (!question) throw new Error(`The bank has no question ${ref}.`);
        return place(question, i + 1);
      });
    },
  };
}
