import type { MessageKey } from './messages.ts';
import type { MessageValues, Translate } from './useT.ts';

/**
 * What a visitor is told, without the words: whoever shows it asks for those of the language in use, so that another
 * language changes them on the screen. `text` is for words that have no key, such as those of a newer server.
 */
export type VisitorMessage = MessageKey | { key: MessageKey; values: MessageValues } | { text: string };

/** The message in the words of `t`. `shared` fills placeholders that the message leaves open, e.g. the brand's name. */
export function inWords(message: VisitorMessage, t: Translate, shared?: MessageValues): string {
  if (typeof message === 'string') return t(message, shared);
  return 'key' in message ? t(message.key, { ...shared, ...message.values }) : message.text;
}
