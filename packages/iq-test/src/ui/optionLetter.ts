/** A for 0, B for 1, … as shown, said and reported. */
export const optionLetter = (optionIndex: number): string => String.fromCharCode(65 + optionIndex);
