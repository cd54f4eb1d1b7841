import type { i18n } from 'i18next';
import { forwardRef, useCallback, useEffect, useMemo } from 'react';
import { importFile } from '../files/importFile.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { type LoadWordsOptions, loadI18n, type TestWords } from '../i18n/loadI18n.ts';
import { Landing } from '../landing/Landing.tsx';
import type { IqTestProviderProps } from '../ui/IqTestProvider.tsx';
import { LoadingProvider } from '../ui/LoadingProvider.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { givenWordsHints } from './givenWordsHints.ts';
import type { EmitJourneyEvent, JourneyEvents, JourneyHandlers } from './journeyEvents.ts';
import { serverHints } from './serverHints.ts';
import { TestJourney, type TestJourneyProps } from './TestJourney.tsx';
import type { LoadLaterStages } from './useLaterStages.ts';

/** Fetches the stages after the test early, so that they don't delay the first question. */
const loadLaterStages: LoadLaterStages = () => importFile(() => import('./laterStages.ts'), 'PaymentStage');

/**
 * All other attributes, and the ref, go to the outer `<div>`, see `Root`. A journey keeps the `baseUrl`, `api`,
 * `clock`, `storage`, `set` and `partner` that it began with: another one needs another `key`.
 */
export interface IqTestProps
  extends Omit<TestJourneyProps, 'Landing' | 'loadLaterStages'>,
    JourneyHandlers,
    LoadWordsOptions,
    Omit<IqTestProviderProps, 'i18n' | 'children' | 'dir'> {
  /**
   * Words that are already here, from `loadWords`: for a first render with content, also in a server's HTML. `locale` and
   * `overrides` are not read then. Keep the object: other words are another object.
   * @default fetched by `locale`
   */
  words?: TestWords | undefined;
  /** The same as an instance of i18next. */
  i18n?: i18n | undefined;
}

/**
 * The whole journey: welcome → testing → payment → results. Another `locale` changes its words in place.
 *
 * @example
 * import { IqTest } from '@quotient/iq-test';
 *
 * <IqTest
 *   baseUrl="https://quiz.example"
 *   partner="your-key"
 *   locale="de"
 *   theme="dark"
 *   onResults={({ iq }) => console.log(iq)}
 * />
 */
export const IqTest = forwardRef<HTMLDivElement, IqTestProps>(function IqTest(props, ref) {
  const {
    brand,
    baseUrl,
    analytics,
    api,
    clock,
    storage,
    set,
    partner,
    initialTimeFactor,
    priceDisplay,
    onStage,
    onEvent,
    onStart,
    onAnswer,
    onStep,
    onWarning,
    onFinish,
    onPaymentOpen,
    onPaid,
    onResults,
    onFailure,
    onFlow,
    i18n,
    words,
    locale,
    overrides,
    ...rest
  } = props;
  const handlers = {
    start: onStart,
    answer: onAnswer,
    step: onStep,
    warning: onWarning,
    finish: onFinish,
    'payment-open': onPaymentOpen,
    paid: onPaid,
    results: onResults,
    error: onFailure,
  } satisfies { [Name in keyof JourneyEvents]: unknown };
  const tell: EmitJourneyEvent = (...event) => {
    const [name, detail] = event;
    onEvent?.(...event);
    handlers[name]?.(detail as never); // name and detail belong together, by the type of the event
  };
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && !api) void serverHints(baseUrl, partner);
  }, [api, baseUrl, partner]);
  const given = useMemo(
    () => i18n ?? (words && createI18n({ locale: words.lang, messages: words.messages })),
    [i18n, words],
  );
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && given) void givenWordsHints(given);
  }, [given]);
  const load = useCallback(() => loadI18n({ locale, overrides }), [locale, overrides]);
  return (
    <LoadingProvider {...rest} ref={ref} i18n={given} load={load} placeholder={<Skeleton />}>
      {() => <TestJourney {...props} Landing={Landing} loadLaterStages={loadLaterStages} onEvent={tell} />}
    </LoadingProvider>
  );
});
