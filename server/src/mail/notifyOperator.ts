import type { Price } from '@quotient/contract/brand';
import { formatDate, formatPrice } from '@quotient/iq-test/mail';
import { describeThrown } from '../base/redact.ts';
import type { MailContent } from './mailContent.ts';
import { mailText } from './mailText.ts';
import type { Ports } from './ports.ts';

/** A payment that an operator must look at. */
interface PaymentNotice {
  checkoutId: string;
  sessionId: string;
  amount: Price;
}

/** Event that an operator must know soon. */
export type OperatorNotice =
  | (PaymentNotice & {
      kind: 'dispute';
      /** The provider's word for it, e.g. `fraudulent`. */
      reason: string;
      /** Deadline after which the provider decides without an answer, in milliseconds since the epoch. */
      answerBy?: number;
    })
  | (PaymentNotice & { kind: 'duplicate-payment' })
  | (PaymentNotice & {
      kind: 'payment-returned';
      /** True if it pays for its test again, and the results are open. */
      isOpen: boolean;
    })
  | (PaymentNotice & {
      kind: 'unmatched-payment';
      /** Price that its test asked for; absent if no test has the checkout. */
      expected?: Price;
    })
  | {
      kind: 'mail-failing';
      /** Answer of the mail server at the last try, or the connection error; without addresses. */
      answer: string;
    }
  | {
      kind: 'clock-doubtful';
      /** Time of the machine's clock, and time that the server expected; both since the epoch. */
      wall: number;
      expected: number;
    }
  | { kind: 'deletion-waits' }
  | { kind: 'withdrawal-open' };

const paymentFacts = ({ checkoutId, sessionId, amount }: PaymentNotice): [string, string][] => [
  ['Amount', formatPrice(amount, 'en')],
  ['Checkout', checkoutId],
  ['Test session', sessionId],
];

/** Words of a notice, in English for operators. */
function words(notice: OperatorNotice): Pick<MailContent, 'subject' | 'facts'> & { todo: string } {
  switch (notice.kind) {
    case 'dispute': {
      const { reason, answerBy } = notice;
      return {
        subject: 'A payment is disputed',
        facts: [
          ...paymentFacts(notice),
          ['Reason', reason],
          ...(answerBy === undefined
            ? []
            : [['Answer by', formatDate(answerBy, 'en', 'UTC')] satisfies [string, string]]),
        ],
        todo: "Answer it on the payment provider's pages, or accept it there. Without an answer the money goes back to the visitor, and a fee stays with you.",
      };
    }
    case 'duplicate-payment':
      return {
        subject: 'A test was paid for twice',
        facts: paymentFacts(notice),
        todo: 'Nothing, if it works: the second payment is being given back by itself, and the log says payment_refunded then. The visitor has the results by the first one.',
      };
    case 'payment-returned':
      return {
        subject: 'A refund came back',
        facts: paymentFacts(notice),
        todo: `The bank returned a refund, or decided a dispute for you after all. You hold this money again${
          notice.isOpen ? ', and the results are open again' : '; the test was paid for by another payment'
        }. If you still want to refund the visitor, look at the payment provider's pages why it failed, then refund again or pay by another way, such as a bank transfer.`,
      };
    case 'unmatched-payment': {
      const { expected } = notice;
      return {
        subject: 'A payment matches no test',
        facts: [
          ...paymentFacts(notice),
          ...(expected ? [['Expected', formatPrice(expected, 'en')] satisfies [string, string]] : []),
        ],
        todo: "A visitor paid and got no results, since this isn't the payment that the test asked for. Find the checkout on the payment provider's pages and refund it there. Then the visitor can pay again. You are told this once.",
      };
    }
    case 'mail-failing':
      return {
        subject: 'Emails cannot be sent',
        facts: [['Last answer', notice.answer]],
        todo: "Check SMTP_URL, MAIL_FROM, the mail server, and mail_delayed in this server's log. Emails are tried for about five days, and sent automatically once it works again. To send all of them now, open Tests and payments in the admin area. You can read this, so at least one email was sent.",
      };
    case 'clock-doubtful':
      return {
        subject: "The server's clock may be wrong",
        facts: [
          ['The clock says', new Date(notice.wall).toISOString()],
          ['Expected', new Date(notice.expected).toISOString()],
        ],
        todo: 'Check the clock of this machine. If the server was off all that time, you need do nothing. Until the clock has run on for an hour, nothing is deleted and no test ends because of it.',
      };
    case 'deletion-waits':
      return {
        subject: 'Deleting old data waits for a second check',
        facts: [],
        todo: 'The next round would delete far more than usual. Either the server was off for days, or a number of days to keep data was lowered, or the clock is wrong. The server checks again after six hours and deletes the data then. To keep it, correct the clock or the setting and restart the server. The log names the data: sweep_waits.',
      };
    case 'withdrawal-open':
      return {
        subject: 'A withdrawal needs your answer',
        facts: [],
        todo: 'A visitor declared to withdraw from a contract, and the server could not refund it: no order matches, the period is over, or the payment provider fails. Open Withdrawals in the admin area, decide, and answer the visitor by email. You get one such email an hour, however many there are.',
      };
  }
}

/** Content of the email to the operator. */
export function operatorEmail(notice: OperatorNotice, publicUrl: string): MailContent {
  const { subject, facts, todo } = words(notice);
  return { locale: 'en', subject, preview: todo, warning: todo, facts, closing: [publicUrl] };
}

/** Id of a subject, always the same: 24 of the 64 digits of its hash. */
const idFor = async (subject: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subject));
  return Array.from(new Uint8Array(hash).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Notifies the operator by the log and, if there is an address, by email. It never throws: a failed notice must not
 * fail its cause.
 * @param onceFor Subject of the email; a second one isn't sent while the first is stored.
 */
export async function notifyOperator(ports: Ports, notice: OperatorNotice, onceFor?: string): Promise<void> {
  const { ids, log, mail, mailPage, operatorAddress, publicUrl, store } = ports;
  const id = onceFor === undefined ? ids.attempt() : await idFor(onceFor);
  log.warn('operator_notice', {
    kind: notice.kind,
    ...('checkoutId' in notice && { checkoutId: notice.checkoutId, sessionId: notice.sessionId }),
  });
  if (operatorAddress === undefined) return;
  try {
    if (onceFor !== undefined && (await store.emails.get(id))) return;
    const content = operatorEmail(notice, publicUrl);
    await mail.add({
      id,
      sessionId: null,
      to: operatorAddress,
      subject: content.subject,
      text: mailText(content),
      html: mailPage(content),
    });
  } catch (error) {
    log.error('operator_not_told', { kind: notice.kind, cause: describeThrown(error) });
  }
}
