/** The direction that a language (BCP 47) is written in. Values without a library, so that browsers may import them. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  /^(?:ar|fa|he|ur)\b/.test(locale) ? 'rtl' : 'ltr';
