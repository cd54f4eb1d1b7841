import { directionOf } from '@quotient/contract/direction';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { Root, type RootProps } from '../theme/Root.tsx';
import { useMergedRefs } from '../ui/useMergedRefs.ts';
import { BannerOf } from './ConsentBanner.tsx';
import { DialogOf } from './ConsentDialog.tsx';
import { ButtonOf } from './ConsentSettingsButton.tsx';
import { consentOptionsFor } from './categoriesInUse.ts';
import type { ConsentCategoryId } from './consentRecord.ts';
import { type ConsentWords, type ConsentWordsOptions, loadConsentWords } from './consentWords.ts';
import { consentWordsHints } from './consentWordsHints.ts';
import { type Consent, createConsent } from './createConsent.ts';
import { followFocus } from './followFocus.ts';

/** All other attributes, and the ref, go to the outer `<div>`, see `Root`. */
export interface CookieConsentProps extends ConsentWordsOptions, Omit<RootProps, 'children' | 'lang'> {
  /**
   * The decision; read at the first render only.
   * @default one of its own, for the kinds in `categoriesInUse`: see `consentOptionsFor`
   */
  consent?: Consent | undefined;
  /** Address of the privacy policy. @default '/privacy-policy' */
  privacyHref?: string | undefined;
  /** The kinds of cookies that the page uses; of the others it is said that they are not in use. @default all */
  categoriesInUse?: readonly ConsentCategoryId[] | undefined;
  /** Words that are already here; `locale` and `overrides` are not read then. @default fetched by `locale` */
  words?: ConsentWords | undefined;
}

/**
 * Cookie consent as a whole: banner, preferences and the way back to them. Needs nothing of the test.
 * Where its words cannot be fetched it shows nothing, and nothing is consented to.
 *
 * @example
 * import { CookieConsent } from '@quotient/iq-test/consent';
 *
 * <CookieConsent privacyHref="/privacy" categoriesInUse={['necessary', 'analytics']} />
 */
export const CookieConsent = forwardRef<HTMLDivElement, CookieConsentProps>(function CookieConsent(
  { consent: given, privacyHref, categoriesInUse, words: ready, locale, overrides, ...rest },
  forwardedRef,
) {
  const ref = useRef<HTMLDivElement>(null);
  const [consent] = useState(
    () => given ?? createConsent(categoriesInUse && consentOptionsFor(categoriesInUse)),
  );
  const [loaded, setLoaded] = useState<ConsentWords>();
  useEffect(() => {
    if (ready) return;
    let isCurrent = true;
    loadConsentWords({ locale, overrides }).then(
      (arrived) => isCurrent && setLoaded(arrived),
      () => {}, // the browser's console names the file
    );
    return () => {
      isCurrent = false;
    };
  }, [ready, locale, overrides]);
  useEffect(() => {
    // from here on the state decides, see the README
    delete document.documentElement.dataset.iqConsent;
    const root = ref.current;
    return root
      ? followFocus(root, consent, () => root.querySelector('[data-action="settings"]'))
      : undefined;
  }, [consent]);
  const words = ready ?? loaded;
  // while it renders: without some of the words there is no after
  if (process.env.NODE_ENV !== 'production' && ready) void consentWordsHints(ready);
  return (
    <Root
      dir={words && directionOf(words.lang)}
      {...rest}
      ref={useMergedRefs(ref, forwardedRef)}
      lang={words?.lang}
    >
      {words && (
        <>
          <BannerOf
            consent={consent}
            words={words.messages}
            privacyHref={privacyHref}
            categoriesInUse={categoriesInUse}
          />
          <ButtonOf consent={consent} words={words.messages} />
          <DialogOf
            consent={consent}
            words={words.messages}
            privacyHref={privacyHref}
            categoriesInUse={categoriesInUse}
          />
        </>
      )}
    </Root>
  );
});
