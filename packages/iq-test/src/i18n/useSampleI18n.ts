import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createI18n } from './createI18n.ts';
import type { Messages } from './messages.ts';
import { replaced } from './replaceWords.ts';

/**
 * Words for a sample of the report, in the nearest provider's language. They speak of an example where the report
 * speaks of the visitor.
 */
export function useSampleI18n(): i18n {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const messages: Messages = i18n.getResourceBundle(i18n.language, 'translation');
    return createI18n({
      locale: i18n.language,
      messages: replaced(messages, { results: messages.sample.words }),
    });
  }, [i18n]);
}
