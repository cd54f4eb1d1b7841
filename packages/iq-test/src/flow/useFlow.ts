import type { BrandConfig } from '@quotient/contract/brand';
import { type RefObject, useEffect, useState } from 'react';
import { type Analytics, pushToDataLayer } from '../analytics/dataLayer.ts';
import { type ApiClient, createApiClient } from '../api/apiClient.ts';
import { report } from '../api/report.ts';
import type { Translate } from '../i18n/useT.ts';
import { openCheckoutWindow } from '../payment/checkoutWindow.ts';
import { isInAppBrowser } from '../payment/isInAppBrowser.ts';
import { createDeviceStorage } from '../storage/deviceStorage.ts';
import { browserClock, type Clock } from '../timer/clock.ts';
import { type Toasts, ToastsModel } from '../ui/toasts.ts';
import { type Flow, FlowModel, type Stage } from './flowModel.ts';

export interface UseFlowOptions {
  brand: BrandConfig;
  /** Origin of the server. @default the page's own origin */
  baseUrl?: string | undefined;
  locale: string;
  dir: 'ltr' | 'rtl';
  t: Translate;
  /** @default pushes to `window.dataLayer` */
  analytics?: Analytics | undefined;
  /** @default the client of `baseUrl` */
  api?: ApiClient | undefined;
  /** @default the browser's clocks */
  clock?: Clock | undefined;
  onStage?: ((stage: Stage) => void) | undefined;
  /** Inside the widget: the pop-up takes its look from there. */
  place: RefObject<Element | null>;
}

/** The path that a checkout in this tab comes back to; read by the return pages. */
const RETURN_PATH_KEY = 'return_path';

/** Makes one flow for one widget and ties it to the page: messages, other tabs, waking up, the home event. */
export function useFlow(options: UseFlowOptions): { flow: Flow; toasts: Toasts; api: ApiClient } {
  const [parts] = useState(() => {
    const { brand, baseUrl, locale, dir, t, onStage, place } = options;
    const api = options.api ?? createApiClient(baseUrl === undefined ? {} : { baseUrl });
    const toasts = new ToastsModel();
    const flow = new FlowModel({
      api,
      storage: createDeviceStorage({ slug: brand.slug }),
      clock: options.clock ?? browserClock,
      analytics: options.analytics ?? pushToDataLayer,
      toasts,
      t,
      locale,
      openWindow: () =>
        openCheckoutWindow({
          opener: window,
          t,
          lang: locale,
          dir,
          place: place.current ?? document.documentElement,
        }),
      goTo: (url) => {
        try {
          sessionStorage.setItem(`${brand.slug}_${RETURN_PATH_KEY}`, location.pathname + location.search);
        } catch (error) {
          report('the way back could not be stored', error);
        }
        location.assign(url);
      },
      noPopups: typeof navigator !== 'undefined' && isInAppBrowser(navigator.userAgent),
      ...(onStage && { onStage }),
    });
    return { flow, toasts, api };
  });

  const { flow } = parts;
  const homeEvent = `${options.brand.slug}:home`;
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') flow.wake();
    };
    const receive = (event: MessageEvent) => void flow.payment.peek()?.receive(event);
    const storageChanged = (event: StorageEvent) => flow.storageChanged(event.key);
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('visibilitychange', wake, { signal });
    for (const name of ['online', 'focus', 'pageshow']) addEventListener(name, wake, { signal });
    addEventListener('message', receive, { signal });
    addEventListener('storage', storageChanged, { signal });
    addEventListener(homeEvent, () => flow.home(), { signal });
    flow.connect();
    return () => {
      controller.abort();
      flow.disconnect();
    };
  }, [flow, homeEvent]);

  return parts;
}
