/** Pages to read, each with a figure of ours. */
export const informationPages = [
  '/iq-test-for-adults',
  '/what-is-an-iq-test',
  '/average-iq-by-country',
  '/how-to-improve-iq',
  '/famous-iq-scores',
  '/iq-vs-eq',
  '/iq-test-for-schools',
  '/iq-faq',
  '/chc-model',
];

/** All other pages that search engines find. */
export const otherPages = [
  '/',
  '/iq-test-online',
  '/student-iq-test',
  '/mensa-practice-test',
  '/pre-employment-cognitive-test',
  '/privacy-policy',
  '/imprint',
  '/withdraw',
  '/accessibility',
  '/partners',
  '/partners/events',
  '/partners/look',
  '/partners/builder',
];
