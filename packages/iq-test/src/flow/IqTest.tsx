import { useSignals } from '@preact/signals-react/runtime';
import { type BrandConfig, brand as defaultBrand, localizeBrand } from '@quotient/contract/brand';
import type { i18n } from 'i18next';
import { forwardRef, useCallback, useEffect, useRef } from 'react';
import { type LoadI18nOptions, loadI18n } from '../i18n/loadI18n.ts';
import { type Translate, useT } from '../i18n/useT.ts';
import { Landing } from '../landing/Landing.tsx';
import { PaymentScreen } from '../payment/PaymentScreen.tsx';
import { RunnerScreen } from '../runner/RunnerScreen.tsx';
import { useLeaveGuard } from '../runner/useLeaveGuard.ts';
import { lead } from '../theme/typography.css.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { IqTestProviderProps } from '../ui/IqTestProvider.tsx';
import { LoadingProvider } from '../ui/LoadingProvider.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import type { Flow } from './flowModel.ts';
import * as styles from './IqTest.css.ts';
import { ResultsStage } from './ResultsStage.tsx';
import { type UseFlowOptions, useFlow } from './useFlow.ts';

export interface IqTestProps
  extends Pick<UseFlowOptions, 'baseUrl' | 'analytics' | 'api' | 'clock' | 'onStage'>,
    Pick<LoadI18nOptions, 'locale' | 'overrides'>,
    Omit<IqTestProviderProps, 'i18n' | 'children'> {
  /** Names, prices and claims. @default the shipped brand */
  brand?: BrandConfig | undefined;
  /** Words that are already here, for a first render with content. @default fetched by `locale` */
  i18n?: i18n | undefined;
}

/**
 * The whole journey: welcome → testing → payment → results. Another `locale` shows the same journey in its words.
 *
 * @example
 * <IqTest baseUrl="https://quiz.example" locale="de" theme="dark" onStage={(stage) => console.log(stage)} />
 */
export const IqTest = forwardRef<HTMLDivElement, IqTestProps>(function IqTest(
  { brand = defaultBrand, baseUrl, analytics, api, clock, onStage, i18n, locale, overrides, ...rest },
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
          onStage={onStage}
          brand={localizeBrand(brand, words.language)}
          locale={words.language}
          dir={rest.dir ?? words.dir()}
          t={words.t as unknown as Translate}
        />
      )}
    </LoadingProvider>
  );
});

function Journey(props: Omit<UseFlowOptions, 'place'>) {
  useSignals();
  const ref = useRef<HTMLDivElement>(null);
  const { flow, toasts, api } = useFlow({ ...props, place: ref });
  const stage = flow.stage.value;
  const shown = useRef(stage);
  useEffect(() => {
    const place = ref.current;
    if (!place || stage === shown.current) return; // the first stage leaves the page as it is
    shown.current = stage;
    if (place.getBoundingClientRect().top < 0) place.scrollIntoView();
    // the other stages take the focus themselves, where it serves them best
    if (stage === 'welcome') place.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <div ref={ref}>
      <CurrentStage {...props} flow={flow} toasts={toasts} api={api} />
      <ToastRegion model={toasts} />
    </div>
  );
}

type StageProps = Omit<UseFlowOptions, 'api' | 'place'> & ReturnType<typeof useFlow>;

function CurrentStage({ flow, toasts, api, brand, baseUrl = '' }: StageProps) {
  useSignals();
  const t = useT();
  const activity = flow.activity.value;
  const failure = flow.failure.value;
  const session = flow.session.value;
  const stage = flow.stage.value;

  if (failure) {
    return (
      <div className={styles.message} role="alert">
        <h1 className={styles.title}>{failure.title}</h1>
        <p className={lead}>{failure.text}</p>
        <Button tone="primary" onClick={flow.retryResults}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  if (activity === 'restoring') return <Skeleton label={t('flow.restoring')} />;
  if (activity === 'reconnecting') {
    return (
      <div className={styles.message} role="status">
        <h1 className={styles.title}>{t('flow.restoring')}</h1>
        <p className={lead}>{t('flow.reconnecting')}</p>
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
  const payment = flow.payment.value;
  if (stage === 'payment' && payment && session)
    return <PaymentScreen session={session} payment={payment} siteBase={baseUrl} />;
  const results = flow.results.value;
  const credentials = flow.credentials();
  if (stage === 'results' && results && session && credentials) {
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
      timeFactor={flow.timeFactor.value}
      onTimeFactorChange={flow.setTimeFactor}
      onStart={flow.start}
      starting={activity === 'starting'}
      lastResult={flow.last.value && <Button onClick={flow.openLast}>{t('flow.openLast')}</Button>}
    />
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
