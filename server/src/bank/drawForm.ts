import type { CognitiveCategory } from '@quotient/contract';
import type { Random } from '../base/ports.ts';
import { mostOf, type QuestionRef, twinsOf } from './kinds.ts';

/** Facts about a question that a parallel form is drawn by. */
export interface PoolQuestion {
  ref: QuestionRef;
  category: CognitiveCategory;
  points: number;
  /** Number of English words to read, options included. */
  words: number;
  /** See `kindOf`. */
  kind: string | undefined;
  /** Place of the correct option if the options aren't shuffled, see `areOrdered`. */
  fixedPlace: number | undefined;
}

/** Most words, as a share of those of the model form, by which a form may be longer or shorter. */
const WORDS_MARGIN = 0.1;
/** Most draws for a form. Each takes a twentieth of a millisecond; the best of all is taken if none is perfect. */
const MOST_DRAWS = 100;
/** Weights of faults: two questions of one kind are worse than a twin of an earlier question, and that than the rest. */
const KIND_WEIGHT = 100;
const TWIN_WEIGHT = 10;
/** A form that is 5 % of its model beyond the margin is as bad as five questions too many with their key in one place. */
const WORDS_WEIGHT = 100;
/** Most questions with a fixed order of options whose correct option is in one place: shuffling balances the others. */
const MOST_FIXED = 2;

const wordsOf = (questions: readonly PoolQuestion[]) => questions.reduce((sum, { words }) => sum + words, 0);

/** Number of fixed places beyond `MOST_FIXED`. */
function unevenIn(form: readonly PoolQuestion[]): number {
  const places = form.flatMap(({ fixedPlace }) => (fixedPlace === undefined ? [] : [fixedPlace]));
  return [...new Set(places)].reduce(
    (sum, place) => sum + Math.max(0, places.filter((other) => other === place).length - MOST_FIXED),
    0,
  );
}

/** A question with the refs of those that are nearly the same. */
interface Candidate extends PoolQuestion {
  twins: ReadonlySet<string>;
}
const withTwins = (question: PoolQuestion): Candidate => ({
  ...question,
  twins: new Set<string>(twinsOf(question.ref)),
});

/** Returns true if a question doesn't repeat what is in the form already: no twin, and not too many of its kind. */
const isNewIn = (form: readonly Candidate[], { kind, twins }: Candidate): boolean =>
  !form.some(({ ref }) => twins.has(ref)) &&
  (kind === undefined || form.filter((other) => other.kind === kind).length < mostOf(kind));

/** A drawn form, and how far it is from a perfect one. */
interface Draw {
  form: Candidate[];
  faults: number;
}

/**
 * Prepares the drawing of parallel forms: other questions, with the abilities and points of `model` in its order.
 * Throws if `pool` lacks a question for one of its places.
 */
export function createFormDraw(model: readonly PoolQuestion[], pool: readonly PoolQuestion[]) {
  const candidates = pool.map(withTwins);
  const places = model.map(({ category, points }) =>
    candidates.filter((question) => question.category === category && question.points === points),
  );
  for (const [i, { category, points }] of model.entries()) {
    const isOfCell = (other: PoolQuestion) => other.category === category && other.points === points;
    if ((places[i]?.length ?? 0) < model.filter(isOfCell).length)
      throw new Error(
        `The bank has too few questions of ${category} with ${points} points for a parallel form.`,
      );
  }
  const modelWords = wordsOf(model);

  /**
   * Draws refs in display order.
   * @param seen Refs of questions that the visitor has seen, the longest ago first. They are drawn only where nothing
   * else is left, the longest ago first.
   */
  return (seen: readonly string[], random: Pick<Random, 'below'>): QuestionRef[] => {
    const seenAt = new Map(seen.map((ref, i) => [ref, i]));
    const known = new Set<string>(seen.flatMap(twinsOf));

    const unseenAt = places.map((place) => place.filter(({ ref }) => !seenAt.has(ref)));
    /** The question that was seen the longest ago, of those that the form lacks. */
    const oldestOf = (place: readonly Candidate[], form: readonly Candidate[]) =>
      place
        .filter((question) => !form.includes(question))
        .sort((a, b) => (seenAt.get(a.ref) ?? 0) - (seenAt.get(b.ref) ?? 0))
        .slice(0, 1);

    function drawOnce(): Draw {
      const form: Candidate[] = [];
      let faults = 0;
      for (const [i, place] of places.entries()) {
        const unseen = (unseenAt[i] ?? []).filter((question) => !form.includes(question));
        const allowed = unseen.length > 0 ? unseen : oldestOf(place, form);
        const fitting = allowed.filter((one) => isNewIn(form, one));
        const strange = fitting.filter(({ ref }) => !known.has(ref));
        const choice = [strange, fitting, allowed].find(({ length }) => length > 0) ?? [];
        if (choice === fitting) faults += TWIN_WEIGHT;
        if (choice === allowed) faults += KIND_WEIGHT;
        form.push(...choice.slice(random.below(choice.length)).slice(0, 1));
      }
      const off = Math.abs(wordsOf(form) - modelWords) / modelWords;
      return { form, faults: faults + unevenIn(form) + WORDS_WEIGHT * Math.max(0, off - WORDS_MARGIN) };
    }

    let best = drawOnce();
    for (let draws = 1; best.faults > 0 && draws < MOST_DRAWS; draws += 1) {
      const next = drawOnce();
      if (next.faults < best.faults) best = next;
    }
    return best.form.map(({ ref }) => ref);
  };
}
