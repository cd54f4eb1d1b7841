// The loader takes values and words of the package, and hands them to the page: the first HTML has the words already.
import { defaultBrand, IqTest, loadWords, localizeBrand } from '@quotient/iq-test';
import { CONSENT_STORAGE_KEY, CookieConsent, loadConsentWords } from '@quotient/iq-test/consent';
import { vars } from '@quotient/iq-test/theme';
import { useLoaderData } from 'react-router';

export const loader = async () => ({
  values: [localizeBrand(defaultBrand, 'de').name, CONSENT_STORAGE_KEY, vars.color.accent].join(' | '),
  words: await loadWords({ locale: 'de' }),
  consentWords: await loadConsentWords({ locale: 'de' }),
});

export default function Page() {
  const { values, words, consentWords } = useLoaderData<typeof loader>();
  return (
    <main>
      <p id="values">{values}</p>
      <IqTest words={words} onStage={(stage) => document.body.setAttribute('data-stage', stage)} />
      <CookieConsent words={consentWords} />
    </main>
  );
}
