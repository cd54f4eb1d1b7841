import type { MailContent } from '../../mail/mailContent.ts';

/**
 * Email that warns an operator that somebody knows the password. It is in English: the server doesn't know the
 * reader's language.
 */
export const codesLockedEmail = (publicUrl: string): MailContent => ({
  locale: 'en',
  subject: 'Somebody entered wrong codes for your account',
  preview: 'No code is accepted for 15 minutes.',
  warning:
    'Somebody entered your password for the admin area, and then ten wrong codes. No code is accepted for 15 minutes. If it was not you, change your password now.',
  facts: [],
  links: [{ words: 'Open the admin area', url: `${publicUrl}/admin/account` }],
  closing: [publicUrl],
});
