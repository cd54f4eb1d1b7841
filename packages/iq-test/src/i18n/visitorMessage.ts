import type { MessageKey } from './messages.ts';
import type { MessageValues, Translate } from './useT.ts';

/**
 * Message to the visitor, as a key: the component that shows it looks up the words, so that they follow a change of
 * language. `text` is for words without a key, such as a newer server's.
 */
export type VisitorMessage = MessageKey | { key: MessageKey; values: MessageValues } | { text: string };

/** The message in the words of `t`. `shared` fills placeholders that the message leaves open, e.g. the brand's name. */
export function inWords(message: VisitorMessage, t: Translate, shared?: MessageValues): string {
  if (typeof message === 'string') return t(message, shared);
  return 'key' in message ? t(message.key, { ...shared, ...message.values }) : message.text;
}
