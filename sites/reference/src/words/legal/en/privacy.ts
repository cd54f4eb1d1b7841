/** Words of the privacy policy around the stored data, in English; the other languages have the same keys. */
export const privacy = {
  pageTitle: 'Privacy policy: {{name}}',
  description: 'Which data the {{nameInText}} uses, where it is kept, and how to have it removed.',
  title: 'Privacy policy',
  short:
    'In short: no account, and no name. The test needs your answers to work out a score, and your email address only if you want your results emailed.',
  shortWithoutTag:
    'Besides what is necessary, this site uses nothing at present: no analytics and no advertising.',
  shortWithTag: 'Besides what is necessary, this site uses a tag of Google’s, and that only if you agree.',
  responsible: {
    title: 'Who is responsible',
    text: 'The operator of this site answers for your data (in the words of the GDPR, the controller), and is the one to write to about it:',
  },
  server: {
    title: 'What our server keeps',
    howLong: 'How long:',
    basis: 'Legal basis:',
    where:
      'These records are kept on the computer this site runs on. You are free not to give them, but without answers there is no score, and without payment there are no results. A program works the score out, and nothing is decided about you by it: there is no automated decision that has legal effects or comes near to that.',
  },
  others: {
    title: 'Who else gets something',
    stripe: {
      name: 'The payment provider, Stripe',
      text: 'If you pay, you give your card or account to Stripe (in the European Economic Area to Stripe Payments Europe, Limited, in Dublin). From us Stripe gets the amount, what it is for, the number of your test, its language and, if you took the test on a partner’s website, the partner’s key. Stripe also processes data in the USA, and relies for that, by its own account, on the EU–US Data Privacy Framework and on the standard contractual clauses of the European Commission. What Stripe does with data: <stripe>Stripe’s privacy policy</stripe>. With the demo checkout, Stripe gets nothing.',
    },
    mail: {
      name: 'The operator’s mail provider',
      text: 'If you ask for your results by email, the message and your address go through the operator’s mail provider to yours.',
    },
    hosting: {
      name: 'The company behind the computer',
      text: 'If the operator rents the computer, the company that it belongs to works on the operator’s behalf. It may keep logs of its own, with internet addresses.',
    },
    public: {
      name: 'Whoever has your link or your code',
      text: 'A shared result and a certificate can be read by everybody who has the link or the code. You alone make them, and you can take them back.',
    },
    google: {
      name: 'Google, if you agree',
      text: 'What and what for, “Analytics” says below.',
    },
    nobody: 'Nobody else gets any of it, unless a law obliges the operator. Nothing is sold.',
  },
  device: {
    title: 'What is kept on your device',
    text: 'These entries are kept in your browser’s storage; clearing the site’s data removes all of them. They are needed for what you ask of the site, or keep your answer about cookies, so they need no consent. This software sets no cookies of its own.',
    goesWithTab: '(goes with the tab)',
    partner:
      'On a partner’s website all but the last two are kept there, their names followed by <code>@</code> and a mark of the test on that page.',
  },
  cookies: {
    title: 'Cookies and your choice',
    text: 'The banner asks which kinds of cookies, and of storage that serves the same end, we may use. What has no consent is not loaded. Closing the banner without an answer decides nothing, and grants nothing.',
    record:
      'Your answer is kept on your device alone, so that you are not asked at every visit. It carries the version of the question: if the question changes, you are asked again. If a kind that you agreed to comes into use only later, you are asked then, too.',
    told: 'Where you have agreed to Google’s tag, Google is told which kinds you agreed to.',
    change:
      'You can change or withdraw it at any time, by the round cookie button or by “{{cookies}}” at the foot of each page. A withdrawal holds from then on; what was done before stays lawful. There you can also download a receipt of your choice, which is made on your device.',
    signal:
      'If your browser sends the signal <bdi>Global Privacy Control</bdi>, analytics and marketing stay off unless you choose otherwise here.',
    inUse: 'In use on this site.',
    inUseByGoogle: 'In use on this site, if you agree: by Google’s tag.',
    notInUse: 'Not in use on this site at present.',
  },
  analytics: {
    title: 'Analytics',
    notes:
      'The page notes what happens in a list in its own memory, which is gone when you leave it: which page was opened, that the test was started, which question is shown, and the letter of an answer. No score is ever noted there.',
    withoutTag:
      'On this site nothing reads that list, and nothing of it is sent. No other company’s code, fonts or pictures are loaded.',
    withTag:
      'This site uses a tag of Google’s, a small program: of Google Ireland Limited, in Dublin, for visitors from the European Economic Area and Switzerland, of Google LLC, USA, for others. It is loaded only once you have agreed, never before. The basis is your consent (GDPR, Art.\u00a06(1)(a)). Apart from it, no other company’s code, fonts or pictures are loaded.',
    measures: 'What for: to count visits, and to see which pages and questions cause trouble.',
    advertises: 'What for: to see whether advertising reaches people, and to make it relevant.',
    container:
      'The tag is a container (Google Tag Manager): the operator chooses which tags of Google’s it loads, and each is told what you agreed to.',
    gets: 'What Google gets: the notes of that list (for advertising alone: only which page was opened, and that the test was started); the address of the page and of the one you came from; your internet address; your browser, device, screen and language; and a random number, kept in a cookie, by which your browser is known again.',
    measuringCookies:
      'Google’s cookies for it: <code>_ga</code> and those that begin with <code>_ga_</code>, for up to two years. Google keeps what belongs to single visitors for 2 or 14 months, as the operator has chosen.',
    advertisingCookies:
      'Google’s cookies for it: those that begin with <code>_gcl</code> or <code>_gac_</code>, as a rule for up to 90 days.',
    where:
      'Google also processes this in the USA, and relies for that, by its own account, on the EU–US Data Privacy Framework and on the standard contractual clauses of the European Commission.',
    withdraw:
      'If you withdraw your consent, these cookies are deleted, Google’s tag is told so at once, and from the next page on it is not loaded any more. What Google does with data: <google>Google’s privacy policy</google>.',
    partner:
      'On a partner’s website the same notes go to a list of that page (its <code>dataLayer</code>). The partner decides what reads it: see the partner’s own privacy policy.',
  },
  rights: {
    title: 'Your rights',
    text: 'You may ask what is kept about you, have it corrected or erased, have its use restricted, receive a copy to take elsewhere, object to what rests on a legitimate interest, and withdraw a consent (GDPR, Art.\u00a07 and 15 to 21).',
    self: 'Below the payment and below your results, “{{yourData}}” gives you a copy of everything that belongs to your test, and erases it.',
    other:
      'For all else write to the operator. As records carry no name, give the number of your test: it is in that copy, and on your device in <code>{{lastKey}}</code> or <code>{{key}}</code>.',
    complaint:
      'You may also complain to a data protection authority, for example where you live or work, or where the operator is.',
  },
  about: {
    title: 'About this text',
    text: 'This text describes what the software of this site does with data. The operator answers for completing it where this installation does more, for example by logs of the hosting company or by other services. Who the operator is, the <imprint>imprint</imprint> says, too.',
  },
};

/** Words that each language has. */
export type PrivacyWords = typeof privacy;
