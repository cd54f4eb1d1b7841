import { directionOf } from '@quotient/contract/direction';
import type { i18n } from 'i18next';
import { forwardRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Root, type RootProps } from '../theme/Root.tsx';
import { keepKeys } from './keepKeys.ts';
import { keepPresses } from './keepPresses.ts';

/** All other attributes, and the ref, go to the outer `<div>`, see `Root`. */
export interface IqTestProviderProps extends Omit<RootProps, 'lang'> {
  /** The words, from `createI18n` or `loadI18n`. */
  i18n: i18n;
  /** Direction of the texts inside. @default the direction of the language */
  dir?: 'ltr' | 'rtl' | undefined;
}

/**
 * Words, type and colors for all of our components. `IqTest` brings its own. Keys that are
 * used inside, such as what is typed into a field, don't reach the shortcuts of the page around. Neither do mouse
 * presses (`mousedown`).
 *
 * @example
 * import { BellCurve, IqTestProvider, loadI18n } from '@quotient/iq-test';
 *
 * const i18n = await loadI18n({ locale: 'de' });
 * return (
 *   <IqTestProvider i18n={i18n} theme="dark" brandTheme="harbor">
 *     <BellCurve results={results} />
 *   </IqTestProvider>
 * );
 */
export const IqTestProvider = forwardRef<HTMLDivElement, IqTestProviderProps>(function IqTestProvider(
  { i18n, dir, ...rest },
  ref,
) {
  return (
    <I18nextProvider i18n={i18n}>
      <Root
        {...rest}
        {...keepKeys(rest)}
        {...keepPresses(rest)}
        ref={ref}
        lang={i18n.language}
        dir={dir ?? directionOf(i18n.language)}
      />
    </I18nextProvider>
  );
});
