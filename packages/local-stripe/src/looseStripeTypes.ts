// Most names of Stripe's API mean nothing here. As texts they take a few lines, and the compiler still reads each.

/** The names in a text, which has a space between two of them. */
type Names<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Names<Rest> : Text;

/** Text whose names are all known; `never` for one with another name. */
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

/** Makes fields of a Stripe object that are null, because their feature isn't used. */
export const nulls =
  <Whole>() =>
  <Text extends string>(...fields: Naming<Text, keyof Whole>[]) =>
    allAs<Text, null>(fields, null);
