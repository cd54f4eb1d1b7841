// Most of what Stripe has means nothing here. As texts, such names take a few lines, and the compiler still reads each.

/** The names in a text, which has a space between two of them. */
type Names<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Names<Rest> : Text;

/** A text whose names are all among these; no text is one that has another. */
export type Naming<Text extends string, Known> = Text & (Names<Text> extends Known ? unknown : never);

/** A text with exactly these names. */
export type NamingAll<Text extends string, All> = Naming<Text, All> &
  ([All] extends [Names<Text>] ? unknown : never);

/** The names of such texts, in their order. */
export const namesIn = <Text extends string>(texts: readonly Text[]) =>
  texts.flatMap((text) => text.split(' ')) as Names<Text>[]; // split as the type is

/** An object in which each of the names has this value. */
export const allAs = <Text extends string, Value>(texts: readonly Text[], value: Value) =>
  Object.fromEntries(namesIn(texts).map((name) => [name, value])) as Record<Names<Text>, Value>; // of these alone

/** Fields of an object of Stripe's that are null, as where nobody uses what they are about. */
export const nulls =
  <Whole>() =>
  <Text extends string>(...fields: Naming<Text, keyof Whole>[]) =>
    allAs<Text, null>(fields, null);
