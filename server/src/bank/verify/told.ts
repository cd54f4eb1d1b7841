import type { UnsolvedQuestion } from './proof.ts';

/**
 * What the phrases of a text mean, in the order of the text; a phrase that is there twice counts twice.
 * @throws when a phrase of the table is not in the text, so that a reworded text is not proven by what it said before
 */
export function meaningsIn<T>(text: string, table: Readonly<Record<string, T>>): T[] {
  const found = Object.entries(table).flatMap(([phrase, meaning]) => {
    const places = text.split(phrase).slice(0, -1);
    if (places.length === 0) throw new Error(`The text does not say "${phrase}".`);
    let at = -phrase.length;
    return places.map((before) => {
      at += before.length + phrase.length;
      return { at, meaning };
    });
  });
  return found.sort((a, b) => a.at - b.at).map(({ meaning }) => meaning);
}

/** The indexes of the options for which something holds. */
export const optionsThat = (
  { options }: UnsolvedQuestion,
  holds: (option: string, index: number) => boolean,
): number[] => options.flatMap((option, index) => (holds(option, index) ? index : []));
