/** Options with the chosen one added if it isn't among them: the address may ask for anything. */
export const chosenOptions = (options: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || options.includes(chosen) ? options : [...options, chosen];
