/** Words of the imprint and the terms, in English; the other languages have the same keys. */
export const imprint = {
  pageTitle: 'Imprint and terms: {{name}}',
  description: 'Who runs this site, the terms of the {{nameInText}}, and the right of withdrawal.',
  title: 'Imprint',
  /** Shown above all until the operator is filled in. */
  incomplete:
    'This installation is not complete: who runs it is not filled in yet. That has to be done before anybody is asked to pay here.',
  fields: {
    name: 'Operator',
    representative: 'Represented by',
    address: 'Address',
    email: 'Email',
    phone: 'Telephone',
    registration: 'Registration',
  },
  missing: {
    name: 'The operator of this installation has not filled in their name yet.',
    address: 'The operator of this installation has not filled in their address yet.',
    email: 'The operator of this installation has not filled in their email address yet.',
    registration: 'The operator of this installation has not filled in their registration yet.',
  },
  software:
    '{{organization}} is free software. Whoever installs it is its operator and answers for this site; the authors of the software are not a party to your contract.',
  terms: {
    title: 'Terms',
    clauses: {
      contract: {
        title: 'Whom you buy from',
        text: 'You buy from the operator named above. The pay button only opens the checkout; the contract is made when you confirm the payment there. If you are not of age, a parent or guardian has to agree first. You can print or save this page.',
      },
      price: {
        title: 'What you pay',
        text: 'Taking the {{nameInText}} is free. Seeing its results costs a one-time fee of {{charged}}. One payment, nothing renews: there is no subscription, and no account. The amount on the pay button is the whole amount that is charged.',
      },
      results: {
        title: 'What you get',
        text: 'An estimated IQ score (the stated range is {{low}} to {{high}}, the table reaches from 60 to 149), a percentile (read from our table, not measured on people), the number of correct answers, an analysis by cognitive ability, and an explanation of your result and of every question. You can email the results to yourself, share them by a link, and make a certificate. One payment opens the results of one test; taking the test again is a new test.',
      },
      delivery: {
        title: 'When you get it',
        text: 'The results are digital content. They open in your browser as soon as the payment is confirmed: usually at once; with a means of payment that takes days, after those days. A browser with JavaScript is all that is needed.',
      },
      keeping: {
        title: 'How long you can see it',
        text: 'On your device, until you finish another test there; a copy of your own is safer. Our server keeps a test that was paid for, from its start on, at most: <days>paidTests</days>.',
      },
      use: {
        title: 'What it is good for',
        text: 'Entertainment and education. The score is an estimate from the answers of one test, and its last digit is drawn at random (up to nine points); it is not a clinical or psychological assessment, and must not decide about a job, a school place or a treatment.',
      },
      faults: {
        title: 'If something goes wrong',
        text: 'If your results do not appear after payment, or are wrong through a fault of ours, write to the operator: you get what you paid for, or your money back. What was paid twice for one test is given back without your asking. Whatever else the law gives you where digital content is faulty stays yours.',
      },
      refunds: {
        title: 'Refunds',
        text: 'A refund goes back to the card or account that paid; that takes some days. The results of that test close then. The test itself stays, and its results can be paid for again.',
      },
      liability: {
        title: 'Liability',
        text: 'The operator is liable without limit for intent and gross negligence, for harm to life, body or health, and wherever else the law allows no limit. For slight negligence the operator is liable only where a duty is broken without which the contract would make no sense, and only for the damage that is typical and could be foreseen.',
      },
      demo: {
        title: 'Demo checkout',
        text: 'While this installation uses the demo checkout, no money moves: nothing is bought, and there is nothing to withdraw from.',
      },
      language: {
        title: 'Which language counts',
        text: 'This page exists in five languages. What counts is the version in the language in which you bought.',
      },
    },
    /** Text if prices are advertised in another currency. */
    advertised:
      'Where another page names the price in another currency ({{price}}), the amount on the pay button counts.',
  },
  withdrawal: {
    title: 'Right of withdrawal',
    who: 'If you buy as a consumer in the European Union, in another country of the European Economic Area or in the United Kingdom, or wherever else the law gives you this right, you may withdraw from the purchase within <days>withdrawal</days>, without giving a reason. The period begins on the day after the purchase.',
    stays:
      'Though the results are delivered at once, the right does not end with that. By law it ends early only where a consumer expressly asks for delivery before the period is over, acknowledges that the right is lost by it, and gets a confirmation of both. The payment screen of this site doesn’t ask for any of this, so the whole period is yours, even after you have seen your results.',
    /** Instead of `stays`, where the payment screen asks for it. */
    immediate:
      'The payment screen of this site asks you to agree that you get the results at once. If you agree, you lose this right as soon as you have them. You get a confirmation of both by email. If you don’t agree, or get no such confirmation, the whole period is yours.',
    how: 'Use the page “<withdraw>Withdraw from contract here</withdraw>”, which confirms at once what has arrived. Or tell the operator by a clear statement, for example by email or letter to the address above. You may use the words below, but need not. It is enough if you send it before the period is over.',
    back: 'The operator then gives back all that you have paid for these results, without a fee, by the means of payment that you used, and at the latest 14 days after your statement has arrived. The results close then.',
    modelTitle: 'A statement that you may use',
    model: {
      to: 'To the operator named above:',
      statement: 'I withdraw from my purchase of the results of the {{nameInText}}.',
      number: 'Number of the test or of the payment:',
      day: 'Bought on:',
      name: 'Name:',
      contact: 'Email or postal address:',
      date: 'Date:',
      signature: 'Signature (only on paper):',
    },
    numbers: 'Both numbers are in the copy of your data that you get from “{{yourData}}” below your results.',
  },
};

/** Words that each language has. */
export type ImprintWords = typeof imprint;
