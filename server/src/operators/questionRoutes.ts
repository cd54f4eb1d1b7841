import type { Question, QuestionSetName } from '@quotient/contract';
import { type BrowsedQuestion, questionRoutes } from '@quotient/contract/admin';
import { ApiError } from '../base/errors.ts';
import type { AdminMount } from './mount.ts';
import type { QuestionBook } from './questionBook.ts';

/** Seed of the first sample of `fresh`. The seeds of tests are longer: no sample is a real test. */
const FIRST_SAMPLE = 'sample-1';

const isFresh = (set: QuestionSetName) => set === 'fresh';

/** Converts a question for operators. Only named fields are sent. */
const toBrowsed = (question: Question): BrowsedQuestion => ({
  id: question.id,
  question: question.question,
  options: question.options,
  type: question.type,
  skill: question.skill,
  ...(question.isVisual !== undefined && { isVisual: question.isVisual }),
  ...(question.visualPattern && { visualPattern: question.visualPattern }),
  category: question.category,
  difficulty: question.difficulty,
  points: question.points,
});

/** Mounts the question bank: browsing shows no answer; showing one is written into the audit log. */
export function mountQuestionAdmin(mount: AdminMount, book: QuestionBook): void {
  const find = (
    { set, id }: { set: QuestionSetName; id: string },
    { locale, seed = FIRST_SAMPLE }: { locale?: string; seed?: string },
  ): Question => {
    const questions = book.sets.includes(set) ? book.questionsOf(set, locale ?? null, seed) : undefined;
    const question = questions?.find((one) => one.id === Number(id));
    if (!question) throw new ApiError('unknown_question');
    return question;
  };

  mount(questionRoutes.listQuestions, ({ query: { locale, seed = FIRST_SAMPLE } }) => ({
    sets: book.sets.map((set) => ({
      set,
      seed: isFresh(set) ? seed : null,
      questions: (book.questionsOf(set, locale ?? null, seed) ?? []).map(toBrowsed),
    })),
  }));
  mount(questionRoutes.getQuestion, ({ params, query }) => toBrowsed(find(params, query)));
  mount(questionRoutes.revealAnswer, ({ params, query, note }) => {
    const question = find(params, query);
    const notes = book.notesOn(params.set, question);
    if (!notes) throw new ApiError('unknown_question');
    note({ id: question.id, ...(isFresh(params.set) && { seed: query.seed ?? FIRST_SAMPLE }) });
    return { rightIndex: question.correct, explanation: question.explanation, ...notes };
  });
}
