// The e-mail says the rest in the words of the results.
export { later } from './later.ts';

/** Words of the e-mail with the results. */
export const mail = {
  /** Preview in a list of e-mails, beside the subject; without numbers, as others may see it. */
  preview: 'Your score, your percentile and your abilities',
  date: 'Test of {{date}}',
  privateLink: 'Open your results on any device',
  privateLinkNote: 'Keep this email to yourself: anyone who has its private link can see your results.',
  page: 'Your public page',
  /** Reason for the e-mail, for a recipient who did not ask for it. */
  why: 'This email was sent because somebody entered this address on the page of their results. If that was not you, there is nothing you need to do.',
  score: 'IQ score',
  /** A category: how many were right, and what that is called. */
  categoryValue: '{{correct}}, {{performance}}',
  disclaimer:
    'This result is an estimate for entertainment and education only. It is not a clinical or professional assessment.',
  performance: { Strong: 'Strong', Average: 'Average', 'Needs Improvement': 'Needs Improvement' },
} as const;
