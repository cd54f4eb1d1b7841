import type { LocaleCode } from '@quotient/contract/locales';
import { loadConsentMessages } from './consentMessages.ts';
import { loadMessages } from './loadI18n.ts';
import type { MailMessages, ServedMessages } from './messages.ts';

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

/** All texts of one language, those of the e-mail under `mail`, those of pages and papers beside them. */
export async function textsOf(code: LocaleCode): Promise<Texts> {
  // not by the doors of the mail and of pages and papers, which are the server's
  const { mail }: { mail: MailMessages } = await import(`./locales/${code}/mail.ts`);
  const { served }: { served: ServedMessages } = await import(`./locales/${code}/served.ts`);
  return new Map(flatten({ ...(await messagesOf(code)), mail, ...served }));
}
