import type { BrandConfig } from '@quotient/contract/brand';
import { returnPathKey } from '@quotient/contract/checkoutReturn';
import { useState } from 'react';
import { type Analytics, pushToDataLayer } from '../analytics/dataLayer.ts';
import { type ApiClient, createApiClient } from '../api/apiClient.ts';
import { report } from '../api/report.ts';
import { isInAppBrowser } from '../payment/isInAppBrowser.ts';
import { createDeviceStorage, type DeviceStorage } from '../storage/deviceStorage.ts';
import { browserClock, type Clock } from '../timer/clock.ts';
import { type Toasts, ToastsModel } from '../ui/toasts.ts';
import { useLayoutEffectInBrowsers } from '../ui/useLayoutEffectInBrowsers.ts';
import { useNewest } from '../ui/useNewest.ts';
import { type Flow, FlowModel } from './flowModel.ts';
import type { FlowOptions } from './flowOptions.ts';

/** Read at the first render only, but for `locale` and the callbacks (`onStage`, `onEvent`, `onFlow`). */
export interface UseFlowOptions
  extends Pick<FlowOptions, 'set' | 'partner' | 'initialTimeFactor' | 'onStage' | 'onEvent'> {
  /** Its slug names the stored items and the home event, `<slug>:home`. */
  brand: BrandConfig;
  /** Origin of the server. @default the page's own origin */
  baseUrl?: string | undefined;
  /** BCP 47 tag of the language in use: a test that is started remembers it, for its e-mail. */
  locale: string;
  /** Takes the events of the data layer (Specification §7). @default pushes to `window.dataLayer` */
  analytics?: Analytics | undefined;
  /**
   * Makes every call, in place of a client of `baseUrl`; pictures still come from `baseUrl`.
   * @default the client of `baseUrl`
   */
  api?: ApiClient | undefined;
  /** Drives the countdown; a test gives one that it can move. @default the browser's clocks */
  clock?: Clock | undefined;
  /**
   * Storage of this device; two journeys on one page need two scopes.
   * @default the browser's `localStorage` under the brand's slug
   */
  storage?: DeviceStorage | undefined;
  /** Takes the model of the journey, once for each function that is given here. */
  onFlow?: ((flow: Flow) => void) | undefined;
}

/** Props of every stage: the journey, its look and its server. */
export interface StageProps extends Pick<UseFlowOptions, 'baseUrl'> {
  /** The visitor's journey: the same model for as long as the widget is in the page. */
  flow: Flow;
  /** Tells what became of sending, sharing and copying. */
  toasts: Toasts;
  /** Asks the server that the journey began with. Each call rejects with an `ApiError`. */
  api: ApiClient;
  /** Brand in the current language, see `localizeBrand`. */
  brand: BrandConfig;
  /** Direction of the words in the checkout's pop-up, which has no page around it to take it from. */
  dir: 'ltr' | 'rtl';
}

/** True in a frame whose top page is of another origin than the server: the checkout lets no such page frame it. */
function isForeignFrame(serverOrigin: string): boolean {
  if (typeof window === 'undefined' || window.top === window) return false;
  try {
    return window.top?.location.origin !== serverOrigin;
  } catch {
    return true; // another origin's page
  }
}

/** Opens a checkout in this tab. The return pages read the starting page; for a partner's page, the server knows it. */
function goTo(url: string, serverOrigin: string, slug: string): void {
  try {
    if (serverOrigin === location.origin)
      sessionStorage.setItem(returnPathKey(slug), location.pathname + location.search);
  } catch (error) {
    report('the way back could not be stored', error);
  }
  location.assign(url);
}

/** Makes one flow for one widget and ties it to the page: messages, other tabs, waking up, the home event. */
export function useFlow(options: UseFlowOptions): Pick<StageProps, 'flow' | 'toasts' | 'api'> {
  const newest = useNewest(options);
  const [api] = useState(
    () => options.api ?? createApiClient(options.baseUrl === undefined ? {} : { baseUrl: options.baseUrl }),
  );
  const [slug] = useState(options.brand.slug);
  // neither starts anything automatically: a region shows the toasts, and the journey runs while it is connected
  const [toasts] = useState(() => new ToastsModel());
  const [flow] = useState(
    () =>
      new FlowModel({
        api,
        storage: options.storage ?? createDeviceStorage({ slug }),
        clock: options.clock ?? browserClock,
        analytics: options.analytics ?? pushToDataLayer,
        toasts,
        locale: () => newest.current.locale,
        goTo: (url) => goTo(url, api.origin, slug),
        noPopups: () => isInAppBrowser(navigator.userAgent),
        canLeave: !isForeignFrame(api.origin),
        set: options.set,
        partner: options.partner,
        initialTimeFactor: options.initialTimeFactor,
        onStage: (stage) => newest.current.onStage?.(stage),
        onEvent: (...event) => newest.current.onEvent?.(...event),
      }),
  );

  const { onFlow } = options;
  // before the first paint: where a test is stored, the landing page need not flash
  useLayoutEffectInBrowsers(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') flow.wake();
    };
    const receive = (event: MessageEvent) => flow.receive(event);
    const storageChanged = (event: StorageEvent) => flow.storageChanged(event.key);
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('visibilitychange', wake, { signal });
    for (const name of ['online', 'focus', 'pageshow']) addEventListener(name, wake, { signal });
    addEventListener('message', receive, { signal });
    addEventListener('storage', storageChanged, { signal });
    addEventListener(`${slug}:home`, () => flow.home(), { signal });
    flow.connect();
    return () => {
      controller.abort();
      flow.disconnect();
    };
  }, [flow, slug]);
  useLayoutEffectInBrowsers(() => {
    onFlow?.(flow); // what it answers is not for React
  }, [flow, onFlow]);

  return { flow, toasts, api };
}
