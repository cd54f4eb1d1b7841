import { useSignals } from '@preact/signals-react/runtime';
import { type BrandConfig, brand as defaultBrand, localizeBrand } from '@quotient/contract/brand';
import type { i18n } from 'i18next';
import { forwardRef, useCallback, useEffect, useRef } from 'react';
import { type LoadI18nOptions, loadI18n } from '../i18n/loadI18n.ts';
import { type Translate, useT } from '../i18n/useT.ts';
import { Landing, type LandingProps } from '../landing/Landing.tsx';
import { RunnerScreen } from '../runner/RunnerScreen.tsx';
import { useLeaveGuard } from '../runner/useLeaveGuard.ts';
import { lead } from '../theme/typography.css.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { IqTestProviderProps } from '../ui/IqTestProvider.tsx';
import { LoadingProvider } from '../ui/LoadingProvider.tsx';
import { moveFocus } from '../ui/moveFocus.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import type { Flow, FlowFailure } from './flowModel.ts';
import * as styles from './IqTest.css.ts';
import { type UseFlowOptions, useFlow } from './useFlow.ts';
import { type LoadLaterStages, useLaterStages } from './useLaterStages.ts';

export interface IqTestProps
  extends Omit<UseFlowOptions, 'brand' | 'locale' | 't'>,
    Pick<LandingProps, 'priceDisplay'>,
    Pick<LoadI18nOptions, 'locale' | 'overrides'>,
    Omit<IqTestProviderProps, 'i18n' | 'children'> {
  /** Names, prices and claims. @default the shipped brand */
  brand?: BrandConfig | undefined;
  /** Words that are already here, for a first render with content. @default fetched by `locale` */
  i18n?: i18n | undefined;
  /** Fetches what comes after the test. @default from beside this code */
  loadLaterStages?: LoadLaterStages | undefined;
}

/**
 * The whole journey: welcome → testing → payment → results. Another `locale` shows the same journey in its words.
 *
 * @example
 * <IqTest baseUrl="https://quiz.example" locale="de" theme="dark" onStage={(stage) => console.log(stage)} />
 */
export const IqTest = forwardRef<HTMLDivElement, IqTestProps>(function IqTest(
  {
    brand = defaultBrand,
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
    onFlow,
    loadLaterStages,
    i18n,
    locale,
    overrides,
    ...rest
  },
  ref,
) {
  const load = useCallback(() => loadI18n({ locale, overrides }), [locale, overrides]);
  return (
    <LoadingProvider {...rest} ref={ref} i18n={i18n} load={load} placeholder={<Skeleton />}>
      {(words) => (
        <Journey
          key={words.language}
          baseUrl={baseUrl}
          analytics={analytics}
          api={api}
          clock={clock}
          storage={storage}
          set={set}
          partner={partner}
          initialTimeFactor={initialTimeFactor}
          priceDisplay={priceDisplay}
          onStage={onStage}
          onEvent={onEvent}
          onFlow={onFlow}
          loadLaterStages={loadLaterStages}
          brand={localizeBrand(brand, words.language)}
          locale={words.language}
          dir={rest.dir ?? words.dir()}
          t={words.t as unknown as Translate}
        />
      )}
    </LoadingProvider>
  );
});

type JourneyProps = UseFlowOptions &
  Pick<IqTestProps, 'priceDisplay' | 'loadLaterStages'> & { dir: 'ltr' | 'rtl' };

function Journey(props: JourneyProps) {
  useSignals();
  const ref = useRef<HTMLDivElement>(null);
  const { flow, toasts, api } = useFlow(props);
  const stage = flow.stage.value;
  const shown = useRef(stage);
  useEffect(() => {
    const place = ref.current;
    if (!place || stage === shown.current) return; // the first stage leaves the page as it is
    shown.current = stage;
    if (place.getBoundingClientRect().top < 0) place.scrollIntoView();
    // the other stages take the focus themselves, where it serves them best
    if (stage === 'welcome') moveFocus(place.querySelector<HTMLElement>('h1'));
  }, [stage]);
  return (
    <div ref={ref}>
      <CurrentStage {...props} flow={flow} toasts={toasts} api={api} />
      <ToastRegion model={toasts} />
    </div>
  );
}

type StageProps = Omit<JourneyProps, 'api'> & ReturnType<typeof useFlow>;

function CurrentStage({
  flow,
  toasts,
  api,
  brand,
  baseUrl = '',
  dir,
  priceDisplay,
  loadLaterStages,
}: StageProps) {
  useSignals();
  const t = useT();
  const activity = flow.activity.value;
  const failure = flow.failure.value;
  const session = flow.session.value;
  const stage = flow.stage.value;
  // fetched while the questions are answered: the connection may be gone at the end
  const later = useLaterStages(stage !== 'welcome', loadLaterStages);

  if (failure) return <Failure {...failure} onRetry={flow.retryResults} />;
  if (activity === 'restoring') return <Skeleton label={t('flow.restoring')} />;
  if (activity === 'reconnecting' || activity === 'busy') {
    return (
      <div className={styles.message} role="status">
        <h1 className={styles.title}>{t('flow.restoring')}</h1>
        <p className={lead}>{t(`flow.${activity}`)}</p>
        <Button onClick={flow.wake}>{t('common.retry')}</Button>
      </div>
    );
  }
  if (activity === 'loading-results') return <Skeleton label={t('common.loading')} />;

  const runner = flow.runner.value;
  if (stage === 'testing' && runner) {
    return (
      <>
        <RunnerScreen runner={runner} shapes={flow.shapes.value} assetBase={baseUrl} />
        <LeaveGuard flow={flow} />
      </>
    );
  }
  if (stage === 'payment' || stage === 'results') {
    if (later.hasFailed)
      return (
        <Failure title={t('flow.resultsFailedTitle')} text={t('errors.network')} onRetry={later.retry} />
      );
    if (!later.stages) return <Skeleton label={t('common.loading')} />;
  }
  const { PaymentStage, ResultsStage } = later.stages ?? {};
  if (stage === 'payment' && PaymentStage)
    return <PaymentStage flow={flow} brand={brand} dir={dir} siteBase={baseUrl} />;
  const results = flow.results.value;
  const credentials = flow.credentials();
  if (stage === 'results' && results && session && credentials && ResultsStage) {
    return (
      <ResultsStage
        flow={flow}
        results={results}
        questions={session.questions}
        credentials={credentials}
        api={api}
        toasts={toasts}
        brand={brand}
        assetBase={baseUrl}
      />
    );
  }
  return (
    <Landing
      brand={brand}
      priceDisplay={priceDisplay}
      timeFactor={flow.timeFactor.value}
      onTimeFactorChange={flow.setTimeFactor}
      onStart={flow.start}
      starting={activity === 'starting'}
      lastResult={flow.last.value && <Button onClick={flow.openLast}>{t('flow.openLast')}</Button>}
    />
  );
}

/** What takes the place of a stage that could not be shown. */
function Failure({ title, text, onRetry }: FlowFailure & { onRetry: () => void }) {
  const t = useT();
  return (
    <div className={styles.message} role="alert">
      <h1 className={styles.title}>{title}</h1>
      <p className={lead}>{text}</p>
      <Button tone="primary" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}

/** While testing, leaving asks first: the browser's question for the page, ours for Back, Home and the logo. */
function LeaveGuard({ flow }: { flow: Flow }) {
  useSignals();
  const t = useT();
  useLeaveGuard(useCallback(() => flow.home(), [flow]));
  return (
    <Dialog
      open={flow.isLeaving.value}
      title={t('runner.leaveTitle')}
      onClose={flow.stay}
      actions={
        <>
          <Button autoFocus onClick={flow.stay}>
            {t('runner.leaveCancel')}
          </Button>
          <Button tone="primary" onClick={flow.leave}>
            {t('runner.leaveConfirm')}
          </Button>
        </>
      }
    >
      {t('runner.leaveText')}
    </Dialog>
  );
}
