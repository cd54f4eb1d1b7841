// The shared page says the rest in the words of the results.
export { later } from './later.ts';

/** Words of pages and documents that the server writes: the shared result, the certificate and its check. */
export const served = {
  shared: {
    /** Title of the page, where `{{price}}` is the advertised one. */
    title: '{{iq}} on the {{name}}: see your own result for {{price}}',
    heading: 'A shared {{name}} result',
    description:
      'Somebody shares a result of the {{name}}: {{iq}}, percentile {{percentile}}. Take the test and see where you stand.',
    tooFew: 'Fewer than half of the questions were answered. This score says little about the person.',
    tooFast:
      'These answers came in less time than it takes to read the questions. This score says little about the person.',
    percentileMeaning: 'Higher than about {{percent}} of people, by the table of this test.',
    interval: 'The true value lies between {{low}} and {{high}} in about two of three cases.',
    take: 'Take the {{name}} yourself',
    withdrawnTitle: 'This result is no longer public',
    withdrawnText: 'It was withdrawn. Whoever sent you the link can tell you more.',
    missingTitle: 'Oops! Page not found',
    missingText:
      'There is no shared result at this address: the link is incomplete, or the person it belongs to has taken the result back.',
    home: 'Return to Home',
    pictureAlt: 'A bell curve of the IQ scale with {{iq}} marked on it, percentile {{percentile}}.',
    pictureInvite: 'Where do you stand?',
    picture: { tooFew: 'Too few answers to say much', tooFast: 'Answered too fast to say much' },
  },
  certificate: {
    title: 'Certificate of a result on the {{name}}',
    date: 'Date of the test',
    interval: '68% interval',
    intervalValue: '{{low}} to {{high}}',
    set: 'Question set',
    sets: {
      main: 'Main',
      advanced: 'Advanced',
      visual: 'Visual',
      extended: 'Extended',
      fresh: 'Fresh',
      parallel: 'Parallel',
    },
    code: 'Code',
    nameless:
      'This certificate confirms a result, not a person: nobody checked who answered. A name on it was added by whoever printed it.',
    checkAt: 'Check it at {{address}}',
    nameLabel: 'Name for the printed sheet, if you want one',
    nameHint: 'It stays on this page: nothing sends or stores it.',
    howToPrint: 'The print dialog prints the name, also into a PDF. The file below has no name on it.',
    print: 'Print or save as PDF',
    formTitle: 'Check a certificate',
    formText: 'Enter the code from the certificate to see what it confirms.',
    codeLabel: 'Code of the certificate',
    codeHint: '20 letters and digits. Capitals, spaces and dashes don’t matter.',
    codeCheck: 'Check the certificate',
    pdf: 'Download the PDF',
    toPrint: 'Open the sheet for printing',
    genuine: 'This certificate is genuine',
    genuineText: 'It was made here and says this, nothing more. Compare it with the paper.',
    withdrawnTitle: 'This certificate is not valid',
    withdrawnText:
      'The code is right, but the certificate was withdrawn. Whoever gave it to you can tell you more.',
    missingTitle: 'No certificate has this code',
    missingText:
      'Compare the code with the paper, letter by letter. If it is the same, the certificate has been taken back or was not made here.',
  },
} as const;
