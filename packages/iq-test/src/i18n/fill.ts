/** Fills the `{{places}}` of a text with what `valueNamed` returns for each name. */
export const fill = (text: string, valueNamed: (name: string, place: string) => string): string =>
  text.replaceAll(/\{\{(\w+)\}\}/gu, (place, name: string) => valueNamed(name, place));

/** Lists the endings of the keys that may have a text for a count, the best first, in the order of i18next. */
export const endingsFor = (count: number, rules: Intl.PluralRules): string[] => [
  ...(count === 0 ? ['_zero'] : []),
  `_${rules.select(count)}`,
  '_other',
  '',
];
