/** Words of the accessibility statement, in English; the other languages have the same keys. */
export const accessibility = {
  pageTitle: 'Accessibility statement: {{name}}',
  description:
    'How accessible this site and its {{nameInText}} are, what their limits are, and where to report a barrier.',
  title: 'Accessibility statement',
  scope: {
    title: 'What this statement covers',
    text: 'It covers this site and the test on it. They are measured against the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA. The European standard EN 301 549 builds on these guidelines.',
  },
  status: {
    title: 'What has been checked',
    counts:
      'These guidelines have {{all}} criteria. For {{supported}} of them, automated tests show that the software meets them. {{partial}} are met in part, {{notApplicable}} do not apply here, and {{open}} have not been evaluated by a test.',
    audit: 'No independent expert has audited the software yet. A test can’t replace that.',
    report: 'The <report>conformance report</report> names the test for each criterion. It is in English.',
    date: 'The report was last revised on {{date}}.',
  },
  limits: {
    title: 'Known limits',
    time: 'The test is timed. Before it starts you can choose one and a half times or twice the time. While it runs, it can’t be paused or extended.',
    figures:
      'Many questions are drawn figures. Screen readers get each figure described in words, but comparing figures by ear takes longer. The score then says less.',
    payment: 'The payment page belongs to the payment provider. This statement doesn’t cover it.',
    report: 'The conformance report names further gaps.',
  },
  feedback: {
    title: 'Report a barrier',
    text: 'Is there something here that you can’t use? Write to the operator. Name the page and what you use to read it.',
  },
  enforcement: {
    title: 'If the answer doesn’t help',
    text: 'You can then turn to the authority that is responsible for accessibility:',
    missing: 'The operator of this installation has not named this authority yet.',
  },
  reportPage: {
    title: 'Conformance report: accessibility',
    description: 'Each criterion of WCAG 2.2, levels A and AA, with the test that shows it.',
    language:
      'This report is in English. The <accessibility>accessibility statement</accessibility> sums it up.',
  },
};

/** Words that each language has. */
export type AccessibilityWords = typeof accessibility;
