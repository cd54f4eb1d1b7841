import { subjectOf } from './answerWords.ts';

/** Answer of a mail server, and the command before it. */
interface SmtpAnswer {
  /** All lines, each with its reply code: `550-5.1.1 No such user\n550 5.1.1 here`. */
  response: string;
  /** Command in nodemailer's words, e.g. `RCPT TO`; `DATA` also for the answer at the end of the message. */
  command: string;
}

/** Commands from which on a recipient is named; earlier answers can't be about one. */
const COMMANDS_WITH_RECIPIENT = ['RCPT TO', 'DATA'];

/**
 * Enhanced codes about the recipient's mailbox: it or its domain is unknown, it has moved, accepts no mail, is
 * disabled or full. Source: RFC 3463, 3.2 and 3.3; RFC 7505 for 5.1.10. Its neighbors 5.1.7 and 5.1.8 are about the
 * sender.
 */
const ABOUT_RECIPIENT = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1', '5.2.2'];

/**
 * Codes without a subject. Seen: 5.1.0 and 5.2.0 for senders and recipients, 5.4.1 and 5.5.0 of Microsoft for unknown
 * mailboxes.
 */
const OPEN_CODES = ['5.0.0', '5.1.0', '5.2.0', '5.4.0', '5.4.1', '5.5.0'];

/** Reply codes that mean the recipient after `RCPT TO`, unless other words do. Source: RFC 5321, 4.2.3. */
const ABOUT_MAILBOX = ['550', '551', '553'];

/** Codes of an address or a mailbox that may work later. 4.1.7 and 4.1.8 are about the sender, 4.2.3 about the message. */
const DELAY_OF_RECIPIENT = /^4\.(?:1\.(?![78]$)|2\.(?!3$))\d+$/;

/** Words of a server that delays unknown senders for some minutes. */
const GREYLISTING =
  /\bgr[ae]y-?list|\b(?:come|call|try) (?:back|again)\b|\b(?:try|retry) (?:\w+ )?(?:later|in \d+)\b|\bdeferred\b/i;

/** First enhanced code, e.g. `5.1.1`: in its usual place, otherwise anywhere in the words. */
function enhancedCodeOf(response: string): string | undefined {
  const [, code] =
    /^\d{3}[ -]#?([245]\.\d{1,3}\.\d{1,3})(?![\d.])/m.exec(response) ??
    /(?:^|[\s#([<])([45]\.\d{1,3}\.\d{1,3})(?!\.?\d)/m.exec(response) ??
    [];
  return code;
}

/**
 * Returns true if a mail server's answer means that the visitor's address never accepts email. Everything else (about
 * the sender, its login, a limit, a blocklist, the message) is for the operator to fix, and the email waits. Words
 * about us decide first, because servers give such refusals the codes of mailboxes as well. Then its enhanced code
 * decides (RFC 3463), then its other words, then its reply code after the recipient.
 */
export function isAboutRecipient({ response, command }: SmtpAnswer): boolean {
  if (!response.startsWith('5') || !COMMANDS_WITH_RECIPIENT.includes(command)) return false;
  const enhanced = enhancedCodeOf(response);
  const subject = subjectOf(response);
  if (subject.us) return false;
  if (enhanced !== undefined && ABOUT_RECIPIENT.includes(enhanced)) return true;
  if (enhanced !== undefined && !OPEN_CODES.includes(enhanced)) return false;
  if (subject.usWithoutCode) return false;
  // The message has a sender's address, domain and account as well.
  const isNamed = command === 'RCPT TO' || subject.recipient || /^5\.[12]\./.test(enhanced ?? '');
  if (subject.address) return isNamed;
  if (enhanced !== undefined || subject.open) return false;
  return command === 'RCPT TO' && ABOUT_MAILBOX.includes(response.slice(0, 3));
}

/**
 * Returns true if a mail server's answer means that the visitor's address accepts no email for now: its mailbox is
 * full, its domain isn't found at the moment, or the server delays strangers.
 */
export function isDelayOfRecipient({ response, command }: SmtpAnswer): boolean {
  if (!/^45/.test(response) || !COMMANDS_WITH_RECIPIENT.includes(command)) return false;
  const enhanced = enhancedCodeOf(response) ?? '';
  if (GREYLISTING.test(response)) return !subjectOf(response.replace(GREYLISTING, ' ')).us;
  const subject = subjectOf(response.replace(/tempor\w*/gi, ' '));
  if (subject.us) return false;
  return DELAY_OF_RECIPIENT.test(enhanced) || (enhanced === '' && subject.address);
}
