/**
 * The most bytes that a visitor's device may be sent, compressed. They are exact: the same in every run and in the tests. At
 * least 3 % of each is free, so that they notice what grows and nobody has to fight for 30 bytes.
 */
export const budgets = {
  /** `/embed.js`, Brotli: the script tag alone. */
  loader: 1400,
  /** Bytes from the script tag to the first question, in any language: scripts, styles and words, Brotli. */
  firstQuestion: 58_000,
  /** An information page: its scripts, gzip or better. */
  informationPage: 5120,
  /** Cookie consent without a framework, before a choice, in any language: script and styles, Brotli. */
  consentBeforeChoice: 5300,
  /** `CookieConsent` of the package alone: code, styles and English words, gzip. */
  consentComponent: 10_500,
  /** Cookie consent in the code of the site's pages, before a choice, Brotli. */
  consentOnSite: 2200,
  /** The rules of the cookie banner in the site's styles, Brotli. */
  consentStylesOnSite: 1300,
} as const;

/** Name of a budget. */
export type Budget = keyof typeof budgets;

/**
 * Says of what (a language, a page) and by how much a budget is exceeded, which files count, and where it can be raised.
 * Returns `undefined` while it holds.
 * @param files Bytes by file.
 */
export function brokenBudget(
  name: Budget,
  of: string,
  files: Readonly<Record<string, number>>,
): string | undefined {
  const sizes = Object.entries(files).sort(([, one], [, other]) => other - one);
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  const over = total - budgets[name];
  if (over <= 0) return undefined;
  const list = sizes.map(([file, bytes]) => `${file} ${bytes}`).join(', ');
  return `${of}: ${over} B over. ${total} B, and \`${name}\` in packages/bench/budgets.ts allows ${budgets[name]}. Files: ${list}. Make one smaller, or raise the budget there and say why in the commit.`;
}
