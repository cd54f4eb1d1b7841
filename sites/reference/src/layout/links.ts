import type { SiteWords } from '../words/en.ts';

/** A page that the frame links to. */
export type LinkedPath = keyof SiteWords['pages'];

/** The header's links, in their order (Specification §2). */
export const headerLinks: readonly LinkedPath[] = [
  '/',
  '/iq-faq',
  '/chc-model',
  '/average-iq-by-country',
  '/famous-iq-scores',
];

/** The footer's groups, in their order (Specification §2). */
export const footerGroups = {
  tests: ['/', '/iq-test-online'],
  special: ['/iq-test-for-adults', '/mensa-practice-test', '/student-iq-test', '/iq-test-for-schools'],
  learn: [
    '/what-is-an-iq-test',
    '/how-to-improve-iq',
    '/average-iq-by-country',
    '/famous-iq-scores',
    '/iq-vs-eq',
    '/chc-model',
  ],
  company: ['/privacy-policy', '/imprint'],
} as const satisfies Record<string, readonly LinkedPath[]>;

/** The groups of the footer. */
export type FooterGroup = keyof typeof footerGroups;
export const footerGroupNames = Object.keys(footerGroups) as FooterGroup[]; // the compiler forgets the keys of an object
