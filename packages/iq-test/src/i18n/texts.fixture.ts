import { loadConsentMessages } from './consentMessages.ts';
import { loadMessages } from './loadI18n.ts';
import type { LocaleCode } from './locales.ts';
import type { MailMessages } from './messages.ts';

/** Key → text. */
export type Texts = ReadonlyMap<string, string>;

/** Every text of a tree with its key, e.g. `payment.title`. */
export function flatten(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value as object, `${prefix}${key}.`),
  );
}

/** All messages of one language, those of the cookie consent under `consent`. */
export const messagesOf = async (code: LocaleCode) => ({
  ...(await loadMessages(code)),
  consent: await loadConsentMessages(code),
});

/** All texts of one language, those of the e-mail under `mail`. */
export async function textsOf(code: LocaleCode): Promise<Texts> {
  // not by the door of the mail, which is the server's
  const { mail }: { mail: MailMessages } = await import(`./locales/${code}/mail.ts`);
  return new Map(flatten({ ...(await messagesOf(code)), mail }));
}
