import { EmailAddressSchema } from '@quotient/contract';
import type { SendMailOptions } from 'nodemailer';
import { is } from 'valibot';
import { MailRefused } from '../mail/mailRefused.ts';
import type { Email } from '../mail/ports.ts';
import type { Sender } from '../start/mailVariables.ts';

/**
 * Converts an email for nodemailer: the same one becomes the same bytes at every try. Throws `MailRefused` unless the
 * recipient is one bare address: nodemailer would read a list of several.
 */
export function toMessage(
  { id, createdAt, to, subject, text, html }: Email,
  sender: Sender,
): SendMailOptions {
  if (!is(EmailAddressSchema, to)) throw new MailRefused('The recipient is not one bare address.');
  return {
    from: sender,
    to: { name: '', address: to },
    envelope: { from: sender.address, to: [to] },
    messageId: `<${id}@${sender.address.split('@').at(-1)}>`,
    date: new Date(createdAt),
    baseBoundary: id,
    // RFC 3834: an absence notice need not answer.
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject,
    text,
    html,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
