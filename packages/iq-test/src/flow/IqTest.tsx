import { useSignals } from '@preact/signals-react/runtime';
import { type BrandConfig, brand as defaultBrand, localizeBrand, nameInText } from '@quotient/contract/brand';
import { directionOf } from '@quotient/contract/direction';
import type { i18n } from 'i18next';
import { forwardRef, useCallback, useEffect, useRef } from 'react';
import { type LoadI18nOptions, loadI18n } from '../i18n/loadI18n.ts';
import type { LandingProps } from '../landing/Landing.tsx';
import type { IqTestProviderProps } from '../ui/IqTestProvider.tsx';
import { LoadingProvider } from '../ui/LoadingProvider.tsx';
import { moveFocus } from '../ui/moveFocus.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { CurrentStage, type JourneyProps } from './CurrentStage.tsx';
import { type UseFlowOptions, useFlow } from './useFlow.ts';
import type { LoadLaterStages } from './useLaterStages.ts';

export interface IqTestProps
  extends Omit<UseFlowOptions, 'brand' | 'locale'>,
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
          dir={rest.dir ?? directionOf(words.language)}
        />
      )}
    </LoadingProvider>
  );
});

/** One visitor's journey: the place where it is, and the toasts. */
function Journey(props: JourneyProps) {
  useSignals();
  const ref = useRef<HTMLDivElement>(null);
  const parts = useFlow(props);
  const stage = parts.flow.stage.value;
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
      <CurrentStage {...props} {...parts} />
      <ToastRegion model={parts.toasts} values={{ name: nameInText(props.brand) }} />
    </div>
  );
}
