import type { SendMailOptions } from 'nodemailer';
import type { Email } from '../ports.ts';
import type { Sender } from '../start/mailVariables.ts';

/** An e-mail as nodemailer takes it: the same one becomes the same bytes at every try. */
export const toMessage = (
  { id, createdAt, to, subject, text, html }: Email,
  sender: Sender,
): SendMailOptions => ({
  from: sender,
  // As an object, so that the address is never parsed as a list of several.
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
});
