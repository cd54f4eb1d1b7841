/** What can be chosen, and what is chosen although it is not among it: the address may ask for anything. */
export const chosenOptions = (options: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || options.includes(chosen) ? options : [...options, chosen];
