// The e-mail says the rest in the words of the results.
export { later } from './later.ts';

/** What the e-mail that carries the results says in its own words. */
export const mail = {
  score: 'IQ score',
  /** A category: how many were right, and what that is called. */
  categoryValue: '{{correct}}, {{performance}}',
  disclaimer:
    'This result is an estimate for entertainment and education only. It is not a clinical or professional assessment.',
  performance: { Strong: 'Strong', Average: 'Average', 'Needs Improvement': 'Needs Improvement' },
} as const;
