/** The most bytes that a visitor's device may be sent, compressed. Exact, so they hold in every run and in the tests. */
export const budgets = {
  /** `/embed.js`, Brotli: the script tag alone. */
  loader: 1400,
  /** From the script tag to the first question, in any language: scripts, styles and words, Brotli. */
  firstQuestion: 54_000,
  /** An information page: its scripts, gzip or better. */
  informationPage: 5120,
  /** Cookie consent without a framework, before a choice: script and styles, Brotli. */
  consentBeforeChoice: 5000,
} as const;
