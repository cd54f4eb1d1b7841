/** What a mail server answered, and after which command. */
interface SmtpAnswer {
  /** All lines, each with its reply code: `550-5.1.1 No such user\n550 5.1.1 here`. */
  response: string;
  /** As nodemailer names it, e.g. `RCPT TO`; `DATA` also for the answer at the end of the message. */
  command: string;
}

/** Before these no recipient is named, so no answer can be about one. */
const COMMANDS_WITH_RECIPIENT = ['RCPT TO', 'DATA'];

/**
 * Enhanced codes about the recipient's mailbox: it is unknown, its domain is, it has moved, takes no mail, is disabled or
 * full. Source: RFC 3463, 3.2 and 3.3; RFC 7505 for 5.1.10. Its neighbors 5.1.7 and 5.1.8 are about the sender.
 */
const ABOUT_RECIPIENT = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1', '5.2.2'];

/**
 * Codes that leave the subject open. Seen: 5.1.0 and 5.2.0 for senders and recipients alike, 5.4.1 and 5.5.0 of Microsoft
 * for unknown mailboxes.
 */
const OPEN_CODES = ['5.0.0', '5.1.0', '5.2.0', '5.4.0', '5.4.1', '5.5.0'];

/** Reply codes that mean the recipient after `RCPT TO`, where nothing else is said. Source: RFC 5321, 4.2.3. */
const ABOUT_MAILBOX = ['550', '551', '553'];

/** Words about the sender, its server or the message. They win, because an operator can mend what they say. */
const ABOUT_US = [
  /\b(?:senders?|from address|return[- ]path|envelope from|mail from|sendas\w*|send as)\b/,
  /\brelay(?:ing|ed)?\b/,
  /\bspam\w*|\b(?:black|block|deny|real-?time)[- ]?list\w*|\b(?:blocked|blocking|banned|reputation)\b|(?<!not )\blisted\b/,
  /\b(?:policy|policies|spf|dkim|dmarc|rdns|ptr|reverse dns|helo|ehlo|tls|ssl|encrypt\w*|certificate)\b/,
  /\b(?:un)?authenticat\w*|\b(?:un)?authori[sz]\w*|\b(?:auth|login|log in|credentials?|password)\b/,
  /\b(?:sending|daily|hourly|monthly|rate|outgoing|outbound|plan) (?:\w+ )?(?:quota|limits?)\b/,
  /\btoo (?:many|fast|much|large|big)\b|\bthrottl\w*|\bmessage size\b|\bmaximum size\b/,
  /\b(?:content|virus|malware|phish\w*|attachment|headers?|bulk|unsolicited|abuse|complaints?)\b/,
  /\bgr[ae]y-?list\w*|\btry (?:again|later)\b|\btempor\w*|\bservice (?:is )?(?:not |un)available\b/,
  /\b(?:ip|client|your (?:host|domain|server|ip|account))\b/,
];

/** Words about the recipient's mailbox. */
const ABOUT_ADDRESS = [
  /\b(?:no|not an?|unknown|invalid|bad|undeliverable|non-?existent|unrout(?:e)?able|inactive|disabled) (?:such |known |valid |local |active |or )*(?:users?|mailbox(?:es)?|mailboxes|recipients?|address(?:es)?|accounts?|person|destination|domain|alias)\b/,
  /\b(?:users?|mailbox|recipient|address|account|addressee|domain|inbox|alias)\b.{0,60}?\b(?:unknown|unavailable|not (?:been |be )?(?:found|known|exist\w*|available|valid|active|accept\w*|listed)|(?:does not|doesn't|doesnt|did not) exist|no longer|invalid|inactive|disabled|full|over ?quota|rejected|refused|closed|deactivated|expired|moved)\b/,
  /\b(?:mailbox|user|recipient|inbox)\b.{0,40}?\bquota\b|\bover ?quota\b|\bmailbox (?:size|storage)\b/,
  /\bexceeded storage allocation\b|\bdoes(?: not|n't) have an? .*\baccount\b/,
];

/** Words of a refusal that do not say of whom: a server which does not know a mailbox has simpler ones. */
const OPEN_WORDS =
  /\b(?:denied|forbidden|prohibited|not (?:allowed|permitted)|quota|limits?|exceed\w*|size)\b/;

/** Lists of servers that send spam: their names say what an answer is about. */
const BLOCKLIST_HOST = /spamhaus|spamcop|barracuda|sorbs|abuseat|uceprotect|surbl|dnsbl|\brbl\b/;

/** The words of an answer. Names of people and machines are left out: a mailbox may be called `relay`. */
const wordsOf = (response: string) =>
  response
    .toLowerCase()
    .replace(/^\d{3}[ -]/gm, '')
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g, ' ')
    .replace(/\b[\w-]+(?:\.[\w-]+)+\b/g, (host) => (BLOCKLIST_HOST.test(host) ? ' blocklist ' : ' '))
    .replace(/\u2019/g, "'")
    .replace(/[\s<>]+/g, ' ');

/** The first enhanced code, e.g. `5.1.1`: where it belongs if there is one, otherwise wherever the words name it. */
function enhancedCodeOf(response: string): string | undefined {
  const [, code] =
    /^\d{3}[ -]#?([245]\.\d{1,3}\.\d{1,3})(?![\d.])/m.exec(response) ??
    /(?:^|[\s#([<])([45]\.\d{1,3}\.\d{1,3})(?!\.?\d)/m.exec(response) ??
    [];
  return code;
}

/**
 * Whether a mail server's answer says for good that the visitor's address takes no e-mail. Whatever else it says (about
 * the sender, its login, a limit, a blocklist, the message) is the operator's to mend, and the e-mail waits for that.
 * Its enhanced code decides (RFC 3463), then its words, then its reply code after the recipient.
 */
export function isAboutRecipient({ response, command }: SmtpAnswer): boolean {
  if (!response.startsWith('5') || !COMMANDS_WITH_RECIPIENT.includes(command)) return false;
  const enhanced = enhancedCodeOf(response);
  if (enhanced !== undefined && ABOUT_RECIPIENT.includes(enhanced)) return true;
  if (enhanced !== undefined && !OPEN_CODES.includes(enhanced)) return false;
  const words = wordsOf(response);
  if (ABOUT_US.some((pattern) => pattern.test(words))) return false;
  if (ABOUT_ADDRESS.some((pattern) => pattern.test(words))) return true;
  if (enhanced !== undefined || OPEN_WORDS.test(words)) return false;
  return command === 'RCPT TO' && ABOUT_MAILBOX.includes(response.slice(0, 3));
}
