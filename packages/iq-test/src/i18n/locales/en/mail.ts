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
  /** Receipt of an order. */
  receipt: {
    subject: 'Receipt for order {{number}}',
    preview: 'What you bought, and your right of withdrawal',
    demo: 'This was a demo payment: no money moved.',
    number: 'Order number',
    date: 'Date',
    item: 'Item',
    amount: 'Amount',
    tax: 'Tax',
    seller: 'Seller',
    withdraw: 'Withdraw from contract here',
    once: 'You paid once. Nothing renews.',
    /** The date is the last day of the period. */
    right:
      'You can withdraw from this contract until the end of {{date}} (UTC), without giving a reason. Use the link above and name the order number. You get your money back by the means that you paid with.',
    consent:
      'On {{date}} you asked for your results at once, and confirmed that you lose your right of withdrawal by that. We confirm this to you here.',
  },
  /** Acknowledgment of a declaration of withdrawal. */
  withdrawal: {
    subject: 'We received your withdrawal',
    preview: 'Your declaration, with date and time',
    received: 'Received',
    declaration: 'Declaration',
    words: 'I withdraw from the contract named here.',
    name: 'Name',
    contract: 'Contract',
    email: 'Email address',
    seller: 'Seller',
    next: 'Keep this email: it shows what you declared and when. We now check your declaration. If you may withdraw, you get your money back within 14 days by the means that you paid with.',
    why: 'This email was sent because somebody entered this address on our page for withdrawals. If that was not you, there is nothing you need to do.',
  },
} as const;
