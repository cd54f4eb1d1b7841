// Stands in for react-i18next in the script tag's files: a context, as the words of a widget never change under it.
import type { i18n } from 'i18next';
import { createContext, createElement, type ReactNode, useContext } from 'react';

const Words = createContext<i18n | undefined>(undefined);

export const I18nextProvider = ({ i18n: words, children }: { i18n: i18n; children: ReactNode }) =>
  createElement(Words.Provider, { value: words }, children);

export function useTranslation() {
  const words = useContext(Words);
  if (!words) throw new Error('There is no IqTestProvider around this.');
  return { t: words.t, i18n: words };
}
