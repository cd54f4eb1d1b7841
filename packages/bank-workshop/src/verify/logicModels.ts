/** Person as the set of true properties. */
type Person = ReadonlySet<string>;

/** Returns true if a statement is true in a town with these kinds of people. */
export type Statement = (people: readonly Person[]) => boolean;

/** Every one who is `subject` is (or, with `not`, isn't) `predicate`. */
export const every =
  (subject: string, predicate: string, { not = false } = {}): Statement =>
  (people) =>
    people.every((person) => !person.has(subject) || person.has(predicate) !== not);

/** Makes the statement that at least one `subject` is (or, with `not`, isn't) `predicate`. */
export const some =
  (subject: string, predicate: string, { not = false } = {}): Statement =>
  (people) =>
    people.some((person) => person.has(subject) && person.has(predicate) !== not);

/**
 * Returns true if a conclusion is true in every town where the premises are. Only the existing kinds of people
 * matter, so there are 2^(2^terms) towns: 65,536 for four terms.
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
