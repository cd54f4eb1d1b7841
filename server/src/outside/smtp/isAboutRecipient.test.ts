import { expect, test } from 'vitest';
import { isAboutRecipient, isDelayOfRecipient } from './isAboutRecipient.ts';

// Each answer was seen in the wild, or is an example of an RFC; names are changed.

test.each([
  '550 5.1.1 <ann@example.org>: Recipient address rejected: User unknown in local recipient table',
  '550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the address\n550 5.1.1  https://support.example/?p=NoSuchUser',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  '556 5.1.10 Domain does not accept mail (nullMX)',
  '550 5.1.2 Host unknown',
  '501 5.1.3 Bad recipient address syntax',
  '551 5.1.6 Mailbox has moved',
  '550 5.2.1 The email account that you tried to reach is disabled',
  '552 5.2.2 <ann@example.org>: Mailbox full',
  '554 5.2.2 mailbox full',
  '552-5.2.2 The recipient is over quota\n552 5.2.2 try later',
  '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)',
  '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302)',
  '550 #5.1.0 Address rejected ann@example.org',
  '550 5.2.0 Mailbox unavailable',
  '550 Requested action not taken: mailbox unavailable',
  '550 No such user here',
  '550 no such mailbox',
  '550-No such user\n550 <sender@relay.example>',
  '550 spam@example.org... User unknown',
  '550 mx.relay.example: unknown user',
  "554 delivery error: dd This user doesn't have an example.com account (ann@example.org) [0]",
  '554 delivery error: dd This user doesn’t have an example.com account',
  '552 Requested mail action aborted: exceeded storage allocation',
  '554 ann@example.org: mailbox is full',
  '550 User ann is over quota',
  '550 Recipient not listed in the directory',
  '553 5.1.3 The recipient address <ann@example.org> is not a valid RFC-5321 address.',
  '554 <ann@example.org>: no such user (5.1.1)',
  '550 5.1.1 <ann@example.org>: Recipient address rejected: User unknown in relay recipient table',
  '550 5.1.1 <ann@example.org>... User unknown; returned to sender',
  '550 5.1.1 https://www.example.com/senders/spam no such user',
  '550 5.1.1 Empfänger unbekannt',
  '550 5.1.1 Destinataire inconnu',
  '550 5.1.1 Usuario desconocido',
  '550 5.1.1 المستلم غير موجود',
  '550 5.2.1 Mailbox administratively disabled',
  '550 5.2.1 The recipient mailbox is blocked',
  '550 5.2.1 Postfach gesperrt',
  '550 5.2.1 This account has been disabled or discontinued',
  '552 5.2.2 <ann@example.org> Quota exceeded (mailbox for user is full)',
  '552 5.2.2 mailbox full, try again later',
  '552 5.2.2 Over quota',
  '554 delivery error: dd Sorry your message to ann@example.org cannot be delivered. This account has been discontinued [#102]',
  '554 no valid recipients',
  '550 sorry, no mailbox here by that name. (#5.1.1)',
  '550 Adresse d au moins un destinataire invalide. Invalid recipient. OFR204_416',
  "552 5.2.2 The recipient's inbox is out of storage space and inactive",
  '554 5.1.1 <ann@example.org>: Recipient address rejected: undeliverable address: host mx.example[192.0.2.4] said: 550 No such user (in reply to RCPT TO command)',
  '550 5.1.1 unknown or illegal alias: ann@example.org',
])('after the recipient and after the message, it is about the address: %s', (response) => {
  for (const command of ['RCPT TO', 'DATA']) expect(isAboutRecipient({ response, command })).toBe(true);
});

test.each([
  '550-5.7.26 Your email has been blocked because the sender is unauthenticated.\n550 5.7.26 The sending domain must authenticate',
  '554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException.MapiExceptionSendAsDenied',
  '550 5.4.5 Daily sending quota exceeded',
  '550 5.4.5 Daily user sending limit exceeded.',
  '554 5.7.1 <ann@example.org>: Relay access denied',
  '554 Relay access denied',
  '550 Relaying denied',
  '550 relay not permitted',
  '550-Please turn on SMTP Authentication in your mail client.\n550 host.example (x) is not permitted to relay through this server',
  '550 5.7.1 Unable to relay',
  '550 blocked using zen.spamhaus.org; https://www.spamhaus.org/query/ip/192.0.2.1',
  '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using bl.spamcop.net',
  '550 See https://www.spamhaus.org/query/ip/192.0.2.1',
  '550 Mail from IP 192.0.2.1 was rejected due to listing in a blacklist',
  '550 5.7.1 Message rejected as spam by Content Filtering.',
  '550 5.7.515 Access denied, sending domain iq.test does not meet the required authentication level.',
  '550 5.7.606 Access denied, banned sending IP [192.0.2.1]',
  '550 5.1.7 <no-reply@iq.test>: Sender address rejected',
  '550 5.1.8 <no-reply@iq.test>: Sender address rejected: Domain not found',
  '550 5.1.0 <no-reply@iq.test>: Sender address rejected: User unknown in virtual mailbox table',
  '550-Verification failed for <no-reply@iq.test>\n550-No Such User Here\n550 Sender verify failed',
  '550 SPF check failed',
  '550 5.7.23 The message was rejected because of SPF',
  '553 5.7.1 <no-reply@iq.test>: Sender address rejected: not owned by user post',
  '550 5.3.4 Message size exceeds fixed limit',
  '552 Message size exceeds maximum size',
  '552 5.3.4 Message too big for system',
  '554 5.3.0 Mail system not accepting',
  '554 5.3.2 System not accepting network messages',
  '554 5.0.0 Service unavailable',
  '550 5.0.0 Access denied',
  '550 Access denied',
  '550 Quota exceeded',
  '554 Transaction failed',
  '554 5.6.0 Message content rejected',
  '530 5.7.0 Must issue a STARTTLS command first',
  '530 Authentication required',
  '550 5.7.0 Authentication required',
  '535 5.7.8 Authentication credentials invalid',
  '550 4.2.1 Mailbox greylisted',
  '550 Remote server said: 450 4.2.0 greylisted, mailbox unavailable',
  '550 Greylisted, please try again later',
  '550 5.5.1 Command rejected',
  '503 5.5.1 Bad sequence of commands',
  '550 Your domain has a low reputation',
  '550 too many messages from you today',
  '550 5.2.2 Submission quota exceeded',
  '552 5.2.2 Outgoing quota exceeded',
  '552 5.2.2 You have exceeded your quota',
  '550 5.2.2 Daily limit reached',
  '550 5.2.1 sender account suspended',
  '550 5.2.1 Your account has been disabled',
  '550 5.2.1 Account suspended',
  '550 5.2.1 SMTP account disabled',
  '550 5.2.1 Mailbox is not allowed to send',
  '550-5.2.1 The user you are trying to contact is receiving mail too quickly',
  '553 5.1.2 <no-reply@iq.test>... Domain of sender address does not exist',
  '550 5.1.1 : sender unknown',
  '550 5.1.1 Absender unbekannt',
  '550 5.1.1 Expéditeur inconnu',
  '550 5.1.1 Remitente desconocido',
  '550 5.1.1 Отправитель заблокирован',
  '550 5.1.1 المرسل غير معروف',
  '550 5.1.1 Relay access denied',
  '550 5.1.1 Rejected: listed in an RBL',
  '550 5.1.1 See https://www.spamhaus.org/query/ip/192.0.2.1',
  '550 5.1.1 Rejected by policy',
  '501 5.1.3 Bad From header',
  '550 JunkMail rejected - host is in an RBL',
  '550 Rejected by RBL',
  '550 Rejected by DNSBL',
  '550 DNSBL: see https://dnsbl.example/?ip=192.0.2.1',
  '550 Connection frequency limited',
  '550 Connection refused',
  '550 Out of credits',
  '550 Insufficient balance',
  '550 Trial expired, no such user',
  '550 Subscription expired',
  '550 Upgrade to send to this recipient',
  '550 Sandbox: recipient is not allowed',
  '550 Email address is not verified. The following identities failed the check',
  "553 sorry, that domain isn't in my list of allowed rcpthosts",
  '550 Administrative prohibition',
  '550 Absender gesperrt',
  '550 Compte bloqué',
  '550 Account suspended',
  '554 Account disabled',
  '550 Message rejected',
  '550 Host rejected',
  '550 Internal error',
  '550 We do not accept mail from your country',
  '550 Rejected by Barracuda',
  '550 Rejected: see http://bl.example/',
  '550 Mail server misconfigured',
  '550 Límite de envío superado',
  '550 Zugriff verweigert',
  '550 API key revoked',
  '550 HELO mismatch',
  '550 Payment required',
])('after the recipient and after the message, it is not about the address: %s', (response) => {
  for (const command of ['RCPT TO', 'DATA']) expect(isAboutRecipient({ response, command })).toBe(false);
});

test.each([
  '421 4.7.0 Try again later',
  '421 Service not available',
  '450 4.2.1 The user you are trying to contact is receiving mail too quickly',
  '450 4.7.1 <ann@example.org>: Recipient address rejected: Greylisted',
  '451 remote server said: 550 5.1.1 no such user',
  '452 4.2.2 Mailbox full',
  '452 4.5.3 Too many recipients',
  '450 mailbox unavailable',
])('what is not final is not about the address either: %s', (response) => {
  for (const command of ['RCPT TO', 'DATA']) expect(isAboutRecipient({ response, command })).toBe(false);
});

test.each([
  '554 Account unknown',
  '550 Invalid domain',
  '550 No such domain',
  '554 Address does not exist',
  '550 Account does not exist',
])(
  'after the message it may be about us as well, where neither recipient nor mailbox is named: %s',
  (response) => {
    expect(isAboutRecipient({ response, command: 'RCPT TO' })).toBe(true);
    expect(isAboutRecipient({ response, command: 'DATA' })).toBe(false);
  },
);

test.each([
  '450 4.1.2 <ann@example.org>: Recipient address rejected: Domain not found',
  '450 4.1.1 <ann@example.org>: Recipient address rejected: unverified address',
  '452 4.2.2 mailbox full',
  '452 mailbox full',
  '450 mailbox unavailable',
  '450 4.2.0 <ann@example.org>: Recipient address rejected: Greylisted, see https://example.org/',
  '450 4.2.0 greylisted',
  '450 4.2.1 Mailbox temporarily disabled',
  '451 4.7.1 Greylisting in action, please come back later',
  '450 4.7.1 <ann@example.org>: Recipient address rejected: Graylisted for 300 seconds',
  '451 Please try again later',
])('for now the address takes nothing: %s', (response) => {
  for (const command of ['RCPT TO', 'DATA']) expect(isDelayOfRecipient({ response, command })).toBe(true);
  expect(isDelayOfRecipient({ response, command: 'MAIL FROM' })).toBe(false);
});

test.each([
  '421 4.7.0 Try again later',
  '450 4.1.8 <no-reply@iq.test>: Sender address rejected: Domain not found',
  '450 4.1.7 <no-reply@iq.test>: Sender address rejected: unverified address',
  '452 4.2.2 Submission quota exceeded',
  '450 4.2.1 Your account is over its sending limit',
  '450 4.7.1 Client host rejected: cannot find your hostname',
  '451 4.7.1 Service unavailable - try again later',
  '450 4.7.1 Sender rate limited, try again later',
  '452 4.3.1 Insufficient system storage',
  '454 4.7.0 Temporary authentication failure',
  '451 4.3.0 Temporary lookup failure',
  '452 4.5.3 Too many recipients',
  '550 5.1.1 No such user',
])('a delay that is not of the address: %s', (response) => {
  for (const command of ['RCPT TO', 'DATA']) expect(isDelayOfRecipient({ response, command })).toBe(false);
});

test.each(['550', '550 ', '550 Rejected', '551 No', '553 Sorry', '550 Empfänger unbekannt', '550 #1234'])(
  'plainly refused after the recipient it is about the address, after the message it is not: %s',
  (response) => {
    expect(isAboutRecipient({ response, command: 'RCPT TO' })).toBe(true);
    expect(isAboutRecipient({ response, command: 'DATA' })).toBe(false);
  },
);

test.each(['CONN', 'EHLO', 'STARTTLS', 'AUTH PLAIN', 'MAIL FROM', 'RSET'])(
  'before a recipient is named nothing is about one: %s',
  (command) => {
    for (const response of ['550 5.1.1 User unknown', '550 No such user', '535 5.2.1 Account disabled'])
      expect(isAboutRecipient({ response, command })).toBe(false);
  },
);
