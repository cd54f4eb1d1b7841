/** Words of the withdrawal function, in English; the other languages have the same keys. */
export const withdraw = {
  pageTitle: 'Withdraw from contract: {{name}}',
  description: 'Withdraw from a purchase here: without an account, and without giving a reason.',
  title: 'Withdraw from contract',
  intro:
    'Here you withdraw from a purchase on this site. You need no account and no reason. The <withdrawal>right of withdrawal</withdrawal> says who can withdraw, and until when.',
  noScript: 'The form on this page needs JavaScript. Without it, write to the operator as described below.',
  form: {
    title: 'Your details',
    name: 'Name',
    contract: 'Contract',
    contractHint:
      'The order number from your receipt email or from your results. Without it, describe your purchase, for example by day and amount.',
    email: 'Email address',
    emailHint: 'We send the confirmation of receipt to this address.',
    next: 'Continue',
    note: 'All three fields are needed. Nothing is sent yet. You can check your details in the next step.',
  },
  errors: {
    name: 'Enter your name.',
    contract: 'Enter the order number, or describe your purchase.',
    email: 'Enter an email address, such as name@example.org.',
  },
  check: {
    title: 'Check your details',
    statement: 'I withdraw from this contract:',
    back: 'Change details',
    confirm: 'Confirm withdrawal',
    sending: 'Your withdrawal is being sent.',
    lostTitle: 'We don’t know whether your withdrawal arrived',
    lost: 'Your details are still here. Check your connection and press “Confirm withdrawal” again. If that doesn’t help, write to the operator before the period ends:',
    refusedTitle: 'The server didn’t accept these details',
    refused: 'Nothing was sent. Change your details, or write to the operator:',
  },
  done: {
    title: 'We have received your withdrawal',
    received: 'Received on',
    reference: 'Reference',
    pending:
      'We are sending a confirmation to your email address. Print or save this page in case it doesn’t arrive.',
    sent: 'We have sent a confirmation to your email address. If you don’t see it, look in your spam folder.',
    failedTitle: 'The confirmation email could not be sent',
    failed:
      'Your withdrawal has arrived all the same. Print or save this page: it is your confirmation. If you have questions, write to the operator:',
    print: 'Print or save',
    next: 'If you have the right to withdraw, the operator refunds what you paid. The refund goes to the card or account that paid, within 14 days. Your results close then.',
  },
  other: {
    title: 'By email or letter',
    text: 'You can also withdraw by email or letter, in your own words or with the <withdrawal>model statement</withdrawal>. Write to:',
  },
};

/** Words that each language has. */
export type WithdrawWords = typeof withdraw;
