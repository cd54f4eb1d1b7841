import { useSignals } from '@preact/signals-react/runtime';
import { type BrandConfig, brand as defaultBrand, localizeBrand, nameInText } from '@quotient/contract/brand';
import { directionOf } from '@quotient/contract/direction';
import { useEffect, useRef } from 'react';
import { hint } from '../hints/hint.ts';
import { useLocale } from '../i18n/useT.ts';
import { moveFocus } from '../ui/moveFocus.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { CurrentStage, type JourneyProps } from './CurrentStage.tsx';
import { Recovery, type RecoveryProps } from './Recovery.tsx';
import { useFlow } from './useFlow.ts';

/** Props of `IqTest` without those that fetch words: it uses the provider's. */
export interface TestJourneyProps extends Omit<JourneyProps, 'brand' | 'locale' | 'dir'> {
  /** Names, prices and claims. @default the shipped brand */
  brand?: BrandConfig | undefined;
  /** Direction of the texts, in the checkout's pop-up too. @default the direction of the language */
  dir?: 'ltr' | 'rtl' | undefined;
}

/**
 * One visitor's journey in the words of the nearest `IqTestProvider`, with its toasts. After a failure it renders
 * again, at the same question and with the same answers; `onEvent` gets `render_failed`.
 */
export function TestJourney(props: TestJourneyProps) {
  const fail = (error: unknown) =>
    props.onEvent?.('error', {
      code: 'render_failed',
      message: `Rendering failed and was tried again: ${error instanceof Error ? error.message : error}`,
    });
  // twice: the inner one keeps the journey itself, the outer one brings it back from the storage
  return (
    <Recovery onError={fail}>
      <Journey {...props} onError={fail} />
    </Recovery>
  );
}

function Journey({
  brand: given = defaultBrand,
  dir,
  onError,
  ...options
}: TestJourneyProps & Pick<RecoveryProps, 'onError'>) {
  useSignals();
  const locale = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  // in JavaScript nothing else says so
  const isLook = typeof (given as unknown) === 'string';
  const brand = isLook ? defaultBrand : given;
  if (process.env.NODE_ENV !== 'production' && isLook)
    hint(
      'not_a_look',
      `brand="${given}" names a look, and the brand of a component has names, prices and claims. Write brandTheme="${given}".`,
    );
  const props = { ...options, locale, brand: localizeBrand(brand, locale), dir: dir ?? directionOf(locale) };
  const parts = useFlow(props);
  const stage = parts.flow.stage.value;
  const shown = useRef(stage);
  useEffect(() => {
    const place = ref.current;
    if (!place || stage === shown.current) return; // the first stage leaves the page as it is
    shown.current = stage;
    // the test brings its question into view itself
    if (stage !== 'testing' && place.getBoundingClientRect().top < 0) place.scrollIntoView();
    // the other stages take the focus themselves, where it serves them best
    if (stage === 'welcome') moveFocus(place.querySelector<HTMLElement>('h1'));
  }, [stage]);
  return (
    <div ref={ref}>
      <Recovery onError={onError}>
        <CurrentStage {...props} {...parts} />
        <ToastRegion model={parts.toasts} values={{ name: nameInText(props.brand) }} />
      </Recovery>
    </div>
  );
}
