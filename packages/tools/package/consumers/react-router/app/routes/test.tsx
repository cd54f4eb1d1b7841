// The loader takes values and words of the package, and hands them to the page: the first HTML has the words already.
import { createI18n, defaultBrand, IqTest, loadMessages, localizeBrand } from '@quotient/iq-test';
import { CONSENT_STORAGE_KEY, CookieConsent, loadConsentWords } from '@quotient/iq-test/consent';
import { vars } from '@quotient/iq-test/theme';
import { useState } from 'react';
import { useLoaderData } from 'react-router';

export const loader = async () => ({
  values: [localizeBrand(defaultBrand, 'de').name, CONSENT_STORAGE_KEY, vars.color.accent].join(' | '),
  messages: await loadMessages('de'),
  consentWords: await loadConsentWords({ locale: 'de' }),
});

export default function Page() {
  const { values, messages, consentWords } = useLoaderData<typeof loader>();
  const [i18n] = useState(() => createI18n({ locale: 'de', messages }));
  return (
    <main>
      <p id="values">{values}</p>
      <IqTest i18n={i18n} onStage={(stage) => document.body.setAttribute('data-stage', stage)} />
      <CookieConsent words={consentWords} />
    </main>
  );
}
