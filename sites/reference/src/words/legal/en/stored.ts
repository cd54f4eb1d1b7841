import type { StoredWords } from '../storedWords.ts';

const withTest = 'As long as the test it belongs to.';

/** Words about stored data, in English. */
export const stored: StoredWords = {
  device: {
    session:
      'The number of your test and the secret that opens it, the question you are at, your answers and which questions you marked for later, so that a reload or a crash loses nothing.',
    last_session:
      'The number, the secret and the date of your last finished test, so that results you paid for stay within reach.',
    finished_sessions:
      'Number, secret and date of the last 20 tests that you finished, so that you can open them, withdraw what is public of them, and delete them.',
    saved_answers: 'Your answers, once the test is finished.',
    saved_questions: 'The questions you were shown, without their solutions.',
    saved_iq: 'Your score, encrypted: only our server can read it.',
    paid_session: 'The number of the last test you paid for, so that a page is told of a payment only once.',
    payment_status: 'Whether your results are paid for.',
    return_path: 'The page to come back to from the checkout.',
    'cookie-consent': 'Your answer to the cookie banner, when you gave it, and the version of the question.',
    'cookie-consent-asked':
      'Which kinds of cookies were in use when you gave that answer, so that you are asked again if another that you agreed to comes into use.',
  },
  keptOnDevice: {
    withCurrentTest: 'Until you take the test again or leave it for the start.',
    untilNextFinished: 'Until you finish another test.',
    untilTwentyNewer: 'Until you delete the test, or finish 20 newer ones.',
    untilNextPaid: 'Until you pay for another test.',
    untilBack: 'Until you are back, and never longer than this tab.',
    untilChanged: 'Until you change it.',
  },
  server: {
    test: {
      name: 'Your test',
      text: 'A random number for it, the questions you were shown and, where they were made for this test alone, the random text they were made from, in which order their options stood, your answers and a running number for each, which questions you marked for later, how often and how long each question was viewed, which one you are looking at and since when, how many your device reported as answered, whether it had started a test before, when you started and finished, whether the time ran out, the time limit you chose, the language, and the score. It carries no name. The secret that opens it is kept as a fingerprint only. If you create a private link, or send the results by email, which then carries one, we store a fingerprint of its secret and when you created it.',
      kept: 'Until you erase it. At most, from its start on, a test that nobody paid for: <days>unpaidTests</days>; a test that was paid for, so that you can come back to its results: <days>paidTests</days>.',
    },
    website: {
      name: 'The website you took it on',
      text: 'If you took the test on a partner’s website: the partner’s key and the address of that website, without the page.',
      kept: withTest,
    },
    payment: {
      name: 'A payment',
      text: 'Its number and its address at the payment provider, the amount, when it was begun, what became of it, and which of the provider’s messages about it we have applied; as long as it is undecided, the number of your test on a list of such payments, and since when. You give your card or account to the provider, and we see none of it. If a bank calls a payment back, or a test was paid for twice, the operator may be told by email: the numbers of payment and test, the amount and the bank’s reason. With the demo checkout no money moves and no card is asked for; it plays the provider and keeps its own record of these.',
      kept: 'As long as the test it belongs to; that stays until the payment is decided.',
    },
    books: {
      name: 'A payment for the books',
      text: 'The order: its number, the number of the payment at the payment provider, the amount, the date, the means of payment, the country and the email address that you gave to the payment provider, the language, which test was paid for and, if we asked you, when you agreed to get your results at once. A fingerprint of the address finds its orders. Once the test is gone, we delete the address, its fingerprint and the reference to the test: nothing that stays leads to your answers or your score.',
      kept: 'As long as the law makes a seller keep it. At most, from the payment on: <days>bookkeeping</days>.',
    },
    withdrawal: {
      name: 'A withdrawal from a contract',
      text: 'If you declare one: your name, your words about the contract, your email address, the language, when we received it, whether we acknowledged it by email, the order numbers in it, and what became of it.',
      kept: 'As long as the accounting records: it proves that you withdrew, and when. At most: <days>bookkeeping</days>.',
    },
    email: {
      name: 'An email with your results',
      text: 'If you ask for one, the message waits with your address until it is sent. Then both are deleted; what stays is a number for it, which test asked for it, whether it was sent and when, and how often it was tried. The record of your test notes when you asked, not for whom. So that nobody is flooded, messages to one address are counted by a fingerprint of it, which only somebody with the server’s key could compare with an address. An installation without a mail server keeps the message, and so your address, as a file.',
      kept: `Message and address: until it is sent or refused. If it can’t be sent, we try for about five days and keep it as long as the note. The count: a day. In the record of your test: ${withTest.toLowerCase()} The note and the file, from the sending on, at most: <days>emails</days>.`,
    },
    shared: {
      name: 'A shared result',
      text: 'If you create a link: the score and how far it may be off, the percentile, the number of correct answers, whether they came too fast to say much, the language, and which test they come from. Whoever has the link can read all but the last. For previews of the link a picture is drawn and kept as a file. It is the same for everybody with the same result, and nothing in it leads to your test.',
      kept: 'Until you take it back or erase the test. At most, from the sharing on: <days>sharedResults</days>. The picture: until a thousand newer ones have been drawn, or until the first one is drawn after the server was restarted.',
    },
    certificate: {
      name: 'A certificate',
      text: 'If you make one: its code, and what the paper says, which is the score, its interval where one is stated, when you finished, the time you used and had, the question set, whether the answers came too fast to say much, and the language; besides, which test it comes from. Whoever has the code can read all but the last. A name that you type on the sheet stays on your screen and on your paper.',
      kept: 'Until you take it back, or the test that it comes from is erased, by you or after its time.',
    },
    overview: {
      name: 'An overview of your test',
      text: 'For the operator, who looks after payments and checks the questions: the number of your test, the question set, the language, the partner, when you started and finished and whether the time ran out, the score, whether the answers came too fast to say much, whether a test had been started on your device before, the payments with their numbers, amounts, dates and what became of them, whether you asked for an email, a link or a certificate, and for each question which option you chose, whether it is right, and whether and for how long it was shown. All of it is taken from the record of your test.',
      kept: withTest,
    },
    numbers: {
      name: 'Counts of all tests',
      text: 'By day, partner, language and question set: how often a page with the test was asked for, how many tests were started and how far they came, question by question, how many had which score, and what was paid and given back. No number of a test and no time but the day is among them, and nothing about who asked for a page.',
      kept: 'Without a limit. Your test stays counted when it is erased: nothing in the counts names it.',
    },
    address: {
      name: 'Your internet address',
      text: 'Counted in memory to keep floods of requests away from other visitors. Where several servers work together, their database has a fingerprint of it, which only somebody with their key could compare with an address. The address itself is not written down.',
      kept: 'Up to about half an hour after your last request.',
    },
    log: {
      name: 'The server’s log',
      text: 'What failed, when, the path of the request, which may name a test, and the number of the test, of its checkout or of an email that failed. No internet address, no email address, no secret of a test.',
      kept: 'As long as the operator keeps logs.',
    },
    audit: {
      name: 'The log of what operators did',
      text: 'When an operator did something with a test, such as giving a payment back or erasing it: who, when, what, the number of the test and, where it is about them, those of its payment, shared result or certificate, the amount, and whether it succeeded. No answer, no score, no email address. Each entry is bound to the one before it, so that nobody can change it unnoticed. Once a test is erased, its number leads to nobody any more.',
      kept: 'For good: a log that could be cut would prove nothing.',
    },
  },
  basis: {
    contract: 'it is needed for what you ask of us (GDPR, Art.\u00a06(1)(b))',
    law: 'the law obliges a seller to keep books (GDPR, Art.\u00a06(1)(c))',
    interest: 'a legitimate interest in a service that is safe and works (GDPR, Art.\u00a06(1)(f))',
  },
};
