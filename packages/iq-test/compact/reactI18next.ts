// Stands in for react-i18next in the script tag's files: a context. Another language is another i18n, so none changes.
import type { i18n } from 'i18next';
import { createContext, createElement, type ReactNode, useContext } from 'react';

const I18n = createContext<i18n | undefined>(undefined);

/** Gives everything inside its words; a new `i18n` changes them in place. */
export const I18nextProvider = ({ i18n, children }: { i18n: i18n; children: ReactNode }) =>
  createElement(I18n.Provider, { value: i18n }, children);

/** The nearest provider's words. Throws where there is none. */
export function useTranslation() {
  const i18n = useContext(I18n);
  if (!i18n) throw new Error('There is no IqTestProvider around this.');
  return { t: i18n.t, i18n };
}
