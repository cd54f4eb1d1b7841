import { type BrowsedQuestion, questionRoutes } from '@quotient/contract/admin';
import type { QuestionSetName } from '@quotient/contract/questionSets';
import { useAdminQuery } from '../api.ts';
import { useSetShapes } from '../questions/useQuestions.ts';
import { useLocale } from '../words.tsx';

/** A question as it is asked, with the shapes of its figures. */
export interface Asked {
  question: BrowsedQuestion;
  /** The language it is in. */
  locale: string;
  shapes: ReadonlyMap<string, string>;
}

/** The question that numbers are about, in the language of the page; nothing until it is there. */
export function useQuestionFigures(set: QuestionSetName, id: string): Asked | undefined {
  const { locale } = useLocale();
  const shapes = useSetShapes();
  const { data } = useAdminQuery(
    questionRoutes.getQuestion,
    { params: { set, id }, query: { locale } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return data && { question: data, locale, shapes };
}
