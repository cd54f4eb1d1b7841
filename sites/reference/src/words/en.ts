/** Words of the site around the test, in English; the other languages have the same keys. */
export const en = {
  skip: 'Skip to content',
  home: 'Home',
  demo: 'DEMO: no money moves on this site; payments are simulated.',
  header: {
    label: 'Main',
    menu: 'Menu',
    language: 'Language',
    /** The one of this page, where only its own name is seen. */
    chosen: 'Language: {{language}}',
    logo: '{{organization}}, home',
    /** Offer in the language of the link, for a visitor who seems to prefer it. */
    offer: 'Read this page in English',
  },
  pages: {
    '/': '{{name}}',
    '/iq-test-online': 'Online IQ test',
    '/iq-test-for-adults': 'IQ tests for adults',
    '/mensa-practice-test': 'Mensa practice test',
    '/student-iq-test': 'IQ test for students',
    '/pre-employment-cognitive-test': 'Pre-employment cognitive practice test',
    '/iq-test-for-schools': 'IQ tests for schools',
    '/what-is-an-iq-test': 'What is an IQ test?',
    '/how-to-improve-iq': 'How to improve IQ',
    '/average-iq-by-country': 'IQ by Country',
    '/famous-iq-scores': 'Famous IQ Scores',
    '/iq-vs-eq': 'IQ vs EQ',
    '/chc-model': 'CHC Model',
    '/iq-faq': 'IQ FAQ',
    '/privacy-policy': 'Privacy Policy',
    '/imprint': 'Imprint',
  },
  footer: {
    note: 'The {{name}} is for entertainment and education only. It is not a clinical assessment and replaces no professional advice.',
    tests: 'IQ Tests',
    special: 'Specialized Tests',
    learn: 'Learn About IQ',
    company: 'Company',
    /** The words of the law, see Directive 2011/83/EU, Article 11a. */
    withdraw: 'Withdraw from contract here',
    accessibility: 'Accessibility',
    cookies: 'Cookie settings',
    invite: 'Invite a Friend',
  },
  invite: {
    title: 'Invite a Friend',
    text: 'Send the test to someone who might like it. Only the address of the first page is shared, nothing about you.',
    subject: 'Check out this {{name}}',
    share: 'Share…',
    shareFailed: 'Your device could not share the test. Choose another way below.',
    email: 'Email',
    address: 'Address of the test',
    copy: 'Copy link',
    copied: 'Link copied to clipboard!',
    copyFailed: 'Failed to copy link',
    close: 'Close',
  },
  article: {
    otherTests: 'The test for other occasions',
    breadcrumbs: 'You are here',
    contents: 'On this page',
    sources: 'Sources',
    backToText: 'Back to the text',
    updated: 'Last changed on {{date}}',
    tryIt: 'Take the test',
    tryText: '20 questions, 25 minutes, no account. Seeing your results costs {{price}}.',
  },
  island: {
    failed: 'This part of the page could not be loaded. Check your connection and try again.',
    reload: 'Reload the page',
    noScript:
      'The test needs JavaScript: switch it on in your browser and reload this page. All other pages can be read without it.',
    resuming: 'Getting your test back…',
  },
  /** The page's title while the test in it is past its first screen. */
  stageTitles: {
    testing: 'Question {{number}} of {{total}}: {{name}}',
    payment: 'Payment: {{name}}',
    results: 'Your results: {{name}}',
  },
  homePage: {
    title: '{{name}}: 20 questions, 25 minutes, results for {{price}}',
    description:
      'Take the timed {{nameInText}} without an account: 20 questions in 25 minutes, then your estimated IQ score, percentile and five cognitive abilities for a one-time fee of {{price}}.',
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    heading: 'Oops! Page not found',
    text: 'There is nothing at this address. It may have been typed wrongly, or the page is gone.',
    home: 'Return to Home',
  },
  shared: {
    title: 'A shared {{name}} result: see yours for {{price}}',
    description: 'Someone shares the result of the {{nameInText}} with you.',
    text: 'There is no shared result at this address: the link is incomplete, or the person it belongs to has taken the result back.',
  },
  certificate: {
    title: 'Check a certificate',
    description: 'Says whether a certificate was made here, and what it confirms.',
    heading: 'No certificate has this code',
    text: 'Compare the code with the paper, letter by letter. If it is the same, the certificate has been taken back or was not made here.',
  },
  paymentReturn: {
    title: 'Checking your payment',
    description: 'Says what became of a checkout.',
    toTest: 'Go back to your test',
    toResults: 'Go to your results',
    toStart: 'Go to the test',
    checkAgain: 'Check again',
    tryAgain: 'Try again',
    outcomes: {
      checking: {
        title: 'Checking your payment…',
        text: 'Your test asks for it, too: its results open as soon as the payment is confirmed.',
      },
      paid: {
        title: 'Payment received.',
        text: 'You can close this window; your results are in the other tab.',
      },
      confirming: {
        title: 'Your payment is being confirmed.',
        text: 'This page keeps asking, and so does the tab where your test is: your results open there by themselves. If you have not paid, nothing was charged.',
      },
      unconfirmed: {
        title: 'Your payment is not confirmed yet.',
        text: 'Nothing is lost: as soon as it is confirmed, your test opens its results.',
      },
      unreachable: {
        title: 'Your payment could not be checked.',
        text: 'Nothing is lost. Check your connection and try again.',
      },
      processing: {
        title: 'Your payment is on its way.',
        text: 'Your bank takes some days to carry it out. As soon as it has, your results open in the tab where your test is, also when you come back later on that device. You can close this window.',
      },
      failed: {
        title: 'Your bank did not carry out the payment.',
        text: 'Nothing was charged. Your test waits for you, and you can pay again there.',
      },
      duplicate: {
        title: 'Your test was paid for already.',
        text: 'This second payment is being given back to you. Your results are in the other tab.',
      },
      refunded: {
        title: 'This payment was given back.',
        text: 'The amount goes back to where it came from; that takes some days. Your test is still there.',
      },
      disputed: {
        title: 'This payment is disputed.',
        text: 'Your bank has called it back. The results stay closed until that is decided.',
      },
      unpaid: {
        title: 'Not paid.',
        text: 'Nothing was charged. You can close this window; your test is in the other tab and waits for you.',
      },
      canceled: {
        title: 'Payment canceled.',
        text: 'Nothing was charged. You can close this window; your test is in the other tab and waits for you.',
      },
      none: {
        title: 'There is no payment here.',
        text: 'This page belongs to the end of a checkout. Your test, if you have begun one, is on the first page.',
      },
    },
  },
  myResults: {
    title: 'Your results',
    description: 'Opens your results with your private link.',
    heading: "This link doesn't open any results",
    text: "It may be incomplete, or the test was deleted. Copy the whole link and try again. If that doesn't help, write to the address in the imprint.",
  },
  demoCheckout: {
    title: 'Demo checkout: no money moves',
    description: 'A stand-in for a payment page. No money moves.',
    demo: 'This is not a real checkout. No money moves, and no card is asked for.',
    what: '{{name}}: results',
    loading: 'Loading the checkout…',
    total: 'Total',
    pay: 'Pay {{price}}',
    paying: 'Paying…',
    decline: 'Decline the card',
    cancel: 'Cancel and go back',
    retry: 'Try again',
    missingTitle: 'This checkout does not exist',
    missingText: 'Close this window and press the pay button again.',
    unreachableTitle: 'The checkout could not be loaded',
    unreachableText: 'Check your connection and try again.',
    lostTitle: 'That did not arrive',
    lostText: 'Nothing was changed. Check your connection and try again.',
    declinedTitle: 'The payment was declined',
    declinedText: 'Nothing was charged. Press Pay to try again, or cancel.',
  },
};

/** Words that each language has. */
export type SiteWords = typeof en;
