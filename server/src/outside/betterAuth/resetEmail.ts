import type { MailContent } from '../../mail/mailContent.ts';

const words = {
  en: {
    subject: 'Set a new password',
    preview: 'The link works once, for an hour.',
    warning:
      'Somebody, probably you, has asked for a new password for the admin area. The link works once, for an hour. A new password signs you out everywhere.',
    link: 'Set a new password',
    closing:
      'If it was not you, do nothing: without the link nothing changes. A code of your authenticator app is asked for afterwards as well.',
  },
  de: {
    subject: 'Neues Passwort festlegen',
    preview: 'Der Link gilt einmal und eine Stunde lang.',
    warning:
      'Jemand, vermutlich Sie, hat ein neues Passwort für den Verwaltungsbereich angefordert. Der Link gilt einmal und eine Stunde lang. Ein neues Passwort meldet Sie überall ab.',
    link: 'Neues Passwort festlegen',
    closing:
      'Waren Sie es nicht, tun Sie nichts: Ohne den Link ändert sich nichts. Der Code Ihrer Authentifizierungs-App wird auch danach verlangt.',
  },
};

/** Content of the email that lets an operator set a new password. */
export function resetEmail(url: string, locale: keyof typeof words): MailContent {
  const { subject, preview, warning, link, closing } = words[locale];
  return { locale, subject, preview, warning, facts: [], links: [{ words: link, url }], closing: [closing] };
}
