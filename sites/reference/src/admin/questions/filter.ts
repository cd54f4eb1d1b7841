import type { BrowsedQuestion, BrowsedSet } from '@quotient/contract/admin';

/** Letters without their accents and case, so that "resume" finds "Résumé". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** Filter of a list of questions; an empty text selects everything. */
interface Filter {
  set: string;
  category: string;
  /** Words that the question or its options have, all of them; or its number. */
  text: string;
}

function fits({ id, question, options, visualPattern, category }: BrowsedQuestion, filter: Filter): boolean {
  if (filter.category && category !== filter.category) return false;
  const words = plain(filter.text).split(/\s+/).filter(Boolean);
  // the tokens of figures are no text that anybody reads
  const texts = visualPattern?.optionShapes ? [] : options;
  const whole = plain([question, ...texts, visualPattern?.imageDescription ?? ''].join(' '));
  return words.every((word) => whole.includes(word) || word === String(id));
}

/** The sets with those of their questions that pass the filter; a set without any is left out. */
export const filterSets = (sets: readonly BrowsedSet[], filter: Filter): BrowsedSet[] =>
  sets
    .filter(({ set }) => !filter.set || set === filter.set)
    .map((each) => ({ ...each, questions: each.questions.filter((question) => fits(question, filter)) }))
    .filter(({ questions }) => questions.length > 0);
