/** A person as the set of what is true of him or her. */
type Person = ReadonlySet<string>;

/** Says whether a statement is true in a town with these kinds of people. */
export type Statement = (people: readonly Person[]) => boolean;

/** Every one who is `subject` is (or, with `not`, is not) `predicate`. */
export const every =
  (subject: string, predicate: string, { not = false } = {}): Statement =>
  (people) =>
    people.every((person) => !person.has(subject) || person.has(predicate) !== not);

/** At least one who is `subject` is (or, with `not`, is not) `predicate`. */
export const some =
  (subject: string, predicate: string, { not = false } = {}): Statement =>
  (people) =>
    people.some((person) => person.has(subject) && person.has(predicate) !== not);

/**
 * Whether a conclusion holds in every town where the premises hold. Only which kinds of people exist matters,
 * so 2^(2^terms) towns are all there are: 65,536 for four terms.
 */
export function mustBeTrue(
  terms: readonly string[],
  premises: readonly Statement[],
  conclusion: Statement,
): boolean {
  const kinds = Array.from(
    { length: 2 ** terms.length },
    (_, bits): Person => new Set(terms.filter((_, i) => (bits >> i) & 1)),
  );
  for (let town = 0; town < 2 ** kinds.length; town++) {
    const people = kinds.filter((_, i) => (town >> i) & 1);
    if (premises.every((premise) => premise(people)) && !conclusion(people)) return false;
  }
  return true;
}
