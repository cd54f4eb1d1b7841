/** Links of the header, in this order (Specification §2). */
export const headerLinks = ['/', '/iq-faq', '/chc-model', '/average-iq-by-country', '/famous-iq-scores'];

/** Names of these links in English. */
export const headerNames = ['Home', 'IQ FAQ', 'CHC Model', 'IQ by Country', 'Famous IQ Scores'];

/** Links of the footer's groups, in this order (Specification §2). */
export const footerLinks = {
  'IQ Tests': ['/', '/iq-test-online'],
  'Specialized Tests': [
    '/iq-test-for-adults',
    '/mensa-practice-test',
    '/student-iq-test',
    '/iq-test-for-schools',
  ],
  'Learn About IQ': [
    '/what-is-an-iq-test',
    '/how-to-improve-iq',
    '/average-iq-by-country',
    '/famous-iq-scores',
    '/iq-vs-eq',
    '/chc-model',
  ],
  Company: ['/privacy-policy', '/imprint'],
};
