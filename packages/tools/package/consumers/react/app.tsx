// Every entry point of the package, as TypeScript and a server use it.

import {
  BellCurve,
  Button,
  createApiClient,
  createI18n,
  defaultBrand,
  IqTest,
  type IqTestProps,
  IqTestProvider,
  Landing,
  loadI18n,
  loadMessages,
  Shape,
  type Stage,
  type TestResults,
} from '@quotient/iq-test';
import { CookieConsent, createConsent, parseConsentRecord } from '@quotient/iq-test/consent';
import { defineIqTest, type IqTestElement, useIqTestEvents } from '@quotient/iq-test/embed';
import { createTestServer, type TestServer, testResults } from '@quotient/iq-test/testing';
import { brandThemes, vars } from '@quotient/iq-test/theme';
import { useRef } from 'react';

export const props: IqTestProps = { baseUrl: 'https://quiz.example', theme: 'dark', brandTheme: 'harbor' };
export const stages: Stage[] = ['welcome', 'testing', 'payment', 'results'];
export const client = createApiClient({ baseUrl: 'https://quiz.example' });
export const accent: string = vars.color.accent;
export const names: string[] = Object.keys(brandThemes);
defineIqTest();

export async function page() {
  const i18n = createI18n({ locale: 'de', messages: await loadMessages('de') });
  const results: Pick<TestResults, 'iq' | 'band' | 'averageIq'> = {
    iq: 131,
    band: { low: 130, high: 139 },
    averageIq: 100,
  };
  const consent = createConsent({ storage: { read: () => null, write() {} } });
  return (
    <IqTestProvider i18n={i18n}>
      <Landing
        brand={defaultBrand}
        timeFactor={1}
        onTimeFactorChange={() => {}}
        onStart={() => {}}
        starting={false}
      />
      <BellCurve results={results} data-curve="" />
      <Shape token="circle-filled" shapes={new Map()} />
      <Button tone="primary" className="mine">
        Los
      </Button>
      <IqTest i18n={await loadI18n({ locale: 'de' })} {...props} />
      <CookieConsent consent={consent} />
    </IqTestProvider>
  );
}
export { parseConsentRecord };

export const eventful = (
  <IqTest
    onEvent={(name, detail) => name === 'results' && console.log(detail.iq + 1)}
    onResults={({ percentile }) => console.log(percentile + 1)}
  />
);
// @ts-expect-error no event of that name
export const misspelt = <IqTest onResult={() => {}} />;
// @ts-expect-error the detail has no score before the payment
export const early = <IqTest onFinish={({ iq }) => iq} />;

export function listen(element: IqTestElement): void {
  element.addEventListener('iq-test:results', ({ detail }) =>
    console.log((detail.iq ?? 0) + 1, detail.hiddenData.campaign),
  );
  // @ts-expect-error no event before the payment has a score
  element.addEventListener('iq-test:finish', ({ detail }) => detail.iq);
  document.addEventListener('iq-test:answer', ({ detail }) => console.log(detail.step + 1));
  window.addEventListener('iq-test:paid', ({ detail }) => console.log(detail.price.amountMinor));
  element.start();
  element.hiddenData = { campaign: 'june' };
  window.iqTest?.push(['open', '#test'], ['close']);
}
export const element = (
  <iq-test id="test" partner="acme" mode="popup" time="1.5" hidden-data='{"a":"b"}'>
    <a href="/">Take the test</a>
  </iq-test>
);
export function Listening() {
  const ref = useRef<IqTestElement>(null);
  useIqTestEvents(ref, { step: ({ step }) => console.log(step + 1) });
  // @ts-expect-error no event of that name
  useIqTestEvents(ref, { reslts: () => {} });
  return <iq-test ref={ref} oniq-test:answer={({ detail }) => console.log(detail.step + 1)} />;
}
// @ts-expect-error not a mode
export const wrong = <iq-test mode="modal" />;

/** Example of a team's own test: it asks the server in memory. */
export async function paidScore(server: TestServer = createTestServer()): Promise<number> {
  const api = createApiClient({ baseUrl: 'http://localhost', fetch: server.fetch });
  const { iq } = await api.getResults(await server.visit('paid', { answers: [0, 3, 0] }));
  return Math.min(iq, testResults.iq131.iq);
}
