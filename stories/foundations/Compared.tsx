import { brand, localizeBrand } from '@quotient/contract/brand';
import type { i18n } from 'i18next';
import { createElement, useState } from 'react';
import type { Words } from '../../.storybook/words.ts';
import { IqTestProvider, type IqTestProviderProps } from '../../packages/iq-test/src/ui/IqTestProvider.tsx';
import { components, typical } from '../publicComponents.tsx';

/** A scheme, a brand and overrides, as a provider takes them. */
export type Look = Pick<IqTestProviderProps, 'brandTheme' | 'style' | 'theme'>;

/** Components to compare: every public one with a page of its own. */
export const comparable = [...components.keys()].sort();

interface ComparedProps {
  /** The name of a component. */
  name: string;
  words: Words;
  locale: string;
  look: Look;
}

/** Returns the typical props that depend on look and language. */
function localized(props: Record<string, unknown>, { name, words, locale, look }: ComparedProps) {
  const { i18n, consentWords } = words;
  const bringsItsOwnLook = ['IqTest', 'IqTestProvider', 'Root', 'CookieConsent'].includes(name);
  return {
    ...props,
    ...(bringsItsOwnLook && look),
    ...(name === 'Root' && { lang: locale, dir: i18n.dir() }),
    ...('i18n' in props && { i18n }),
    ...('brand' in props && { brand: localizeBrand(brand, locale) }),
    ...('words' in props && { words: name === 'CookieConsent' ? consentWords : consentWords.messages }),
  };
}

/** One component with typical props, in one look and language. */
export function Compared(compared: ComparedProps) {
  const { name, words, look } = compared;
  // made once: some of it are models
  const [props] = useState(() => typical[name]?.());
  const component = components.get(name);
  return (
    <IqTestProvider i18n={words.i18n as i18n} {...look}>
      <div className="looks-tile" data-component={name}>
        {component && props && createElement(component, localized(props, compared))}
      </div>
    </IqTestProvider>
  );
}
