// Page that React streams: first everything around test and consent, and then each of them with its words.
import { IqTest, loadWords, type TestWords } from '@quotient/iq-test';
import { type ConsentWords, CookieConsent, loadConsentWords } from '@quotient/iq-test/consent';
import { type ComponentType, lazy, StrictMode, Suspense } from 'react';

export interface Texts {
  test: TestWords;
  consent: ConsentWords;
}

export async function loadTexts(): Promise<Texts> {
  const locale = 'de';
  return { test: await loadWords({ locale }), consent: await loadConsentWords({ locale }) };
}

interface Parts {
  Test: ComponentType;
  Consent: ComponentType;
}

/** Test and consent, which wait for their words. Made once for each page. */
export const partsOf = (texts: Promise<Texts>): Parts => ({
  Test: lazy(async () => {
    const { test } = await texts;
    return { default: () => <IqTest words={test} /> };
  }),
  Consent: lazy(async () => {
    const { consent } = await texts;
    return { default: () => <CookieConsent words={consent} /> };
  }),
});

export const Page = ({ Test, Consent }: Parts) => (
  <StrictMode>
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <title>IQ-Test</title>
        <link rel="stylesheet" href="/styles.css" />
      </head>
      <body>
        <main>
          <Suspense fallback={<p>Der Test kommt gleich.</p>}>
            <Test />
          </Suspense>
        </main>
        <Suspense fallback={<p>Die Auswahl kommt gleich.</p>}>
          <Consent />
        </Suspense>
        <script src="/client.js" />
      </body>
    </html>
  </StrictMode>
);
