// The shared page says the rest in the words of the results.
export { later } from './later.ts';

/** What pages and papers say that the server writes: the shared result, the certificate and its check. */
export const served = {
  shared: {
    /** Title of the page, where `{{price}}` is the advertised one. */
    title: '{{iq}} on the {{name}}: see your own result for {{price}}',
    heading: 'A shared {{name}} result',
    description:
      'Somebody shares a result of the {{name}}: {{iq}}, percentile {{percentile}}. Answer the same questions and see where you stand.',
    tooFast:
      'These answers came in less time than it takes to read the questions. This score says little about the person.',
    percentileMeaning: 'Higher than about {{percent}} of people, by the table of this test.',
    interval: 'The true value lies between {{low}} and {{high}} in about two of three cases.',
    take: 'Take the {{name}} yourself',
    missingTitle: 'Oops! Page not found',
    missingText:
      'There is no shared result at this address: the link is incomplete, or the person it belongs to has taken the result back.',
    home: 'Return to Home',
    pictureAlt: 'A bell curve of the IQ scale with {{iq}} marked on it, percentile {{percentile}}.',
    pictureInvite: 'Where do you stand?',
    pictureTooFast: 'Answered too fast to say much',
  },
} as const;
