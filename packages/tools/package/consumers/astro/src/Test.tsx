import { IqTest, loadI18n } from '@quotient/iq-test';

// awaited when the page is built, and again in the browser: no side renders the test without its words
const i18n = await loadI18n({ locale: 'de' });

export function Test() {
  return <IqTest i18n={i18n} onStage={(stage) => document.body.setAttribute('data-stage', stage)} />;
}
