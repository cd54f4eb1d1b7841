import { directionOf } from '@quotient/contract/direction';
import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import { Root, type RootProps } from '../theme/Root.tsx';
import { useNewest } from '../ui/useNewest.ts';
import { attachConsent } from './attachConsent.ts';
import { consentOptionsFor } from './categoriesInUse.ts';
import { consentDialog } from './consentDialog.ts';
import { type ConsentView, consentMarkup } from './consentMarkup.ts';
import { type ConsentWords, type ConsentWordsOptions, loadConsentWords } from './consentWords.ts';
import { consentWordsHints } from './consentWordsHints.ts';
import { type Consent, createConsent } from './createConsent.ts';
import { trusted } from './html.ts';
import { useConsentState } from './useConsent.ts';

/** All other attributes, and the ref, go to the outer `<div>`, see `Root`. */
export interface CookieConsentProps
  extends ConsentWordsOptions,
    Omit<ConsentView, 'words' | 'id'>,
    Omit<RootProps, 'children' | 'lang'> {
  /**
   * The decision; read at the first render only.
   * @default one of its own, for the kinds in `categoriesInUse`: see `consentOptionsFor`
   */
  consent?: Consent | undefined;
  /** Words that are already here; `locale` and `overrides` are not read then. @default fetched by `locale` */
  words?: ConsentWords | undefined;
}

/**
 * Cookie consent as a whole: banner, preferences and the way back to them. Needs nothing of the test.
 * Where its words cannot be fetched it shows nothing, and nothing is consented to. For the names of its buttons see
 * `consentMarkup`.
 *
 * @example
 * import { CookieConsent } from '@quotient/iq-test/consent';
 *
 * <CookieConsent privacyHref="/privacy" categoriesInUse={['necessary', 'analytics']} />
 */
export const CookieConsent = forwardRef<HTMLDivElement, CookieConsentProps>(function CookieConsent(
  { consent: given, privacyHref, categoriesInUse, isDialogOnly, words: ready, locale, overrides, ...rest },
  ref,
) {
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
  const id = useId();
  const first = useRef(useConsentState(consent));
  const words = ready ?? loaded;
  // while it renders: without some of the words there is no after
  if (process.env.NODE_ENV !== 'production' && ready) void consentWordsHints(ready);
  const view = words && { words, privacyHref, categoriesInUse, isDialogOnly, id };
  const markup = view && consentMarkup(view, first.current);
  return (
    <Root dir={words && directionOf(words.lang)} {...rest} ref={ref} lang={words?.lang}>
      {view && markup && <Parts key={markup} markup={markup} consent={consent} view={view} />}
    </Root>
  );
});

/** HTML that React renders once and then leaves to `attachConsent`. */
function Parts({ markup, consent, view }: { markup: string; consent: Consent; view: ConsentView }) {
  const ref = useRef<HTMLDivElement>(null);
  const newest = useNewest(view);
  const [content] = useState(() => ({ __html: trusted(markup) }));
  useEffect(() => {
    if (!ref.current) return;
    const end = attachConsent(ref.current, {
      consent,
      categoriesInUse: newest.current.categoriesInUse,
      loadDialog: async () => (dialog, of, trust) => consentDialog(newest.current)(dialog, of, trust),
    });
    delete document.documentElement.dataset.iqConsent; // from here on the state decides, see the README
    return end;
  }, [consent, newest]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by `html`, which reads no text as HTML
  return <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}
