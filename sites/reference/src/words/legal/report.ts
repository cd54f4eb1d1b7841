/** Words of the conformance report, which is in English only. */
export const report = {
  title: 'WCAG 2.2, levels A and AA',
  about: [
    'This report covers the pages of this site and the test on them. It covers neither the payment page of a provider nor the area of operators.',
    'Each outcome rests on automated tests in the repository of the software. “Supports” means that the named tests show what a test can show. They don’t replace an audit, or tests by people with disabilities.',
    'EN 301 549 V3.2.1 has the same criteria in chapter 9, up to WCAG 2.1. Its other chapters haven’t been evaluated.',
  ],
  revised: 'Last revised on',
  outcomes: {
    supports: 'Supports',
    partly: 'Partially supports',
    notApplicable: 'Not applicable',
    notEvaluated: 'Not evaluated by a test',
  },
  principles: { 1: 'Perceivable', 2: 'Operable', 3: 'Understandable', 4: 'Robust' },
};
