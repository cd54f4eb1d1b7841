// A server component: it takes values of the package, and hands the words to the test, which is a client's.
import { defaultBrand, loadWords, localizeBrand } from '@quotient/iq-test';
import { CONSENT_STORAGE_KEY } from '@quotient/iq-test/consent';
import { vars } from '@quotient/iq-test/theme';
import { Test } from './Test';

export default async function Page() {
  return (
    <main>
      <p id="values">
        {[localizeBrand(defaultBrand, 'de').name, CONSENT_STORAGE_KEY, vars.color.accent].join(' | ')}
      </p>
      <Test words={await loadWords({ locale: 'de' })} />
    </main>
  );
}
