import css from 'virtual:embed-css';
import { effect } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { i18n } from 'i18next';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type AnalyticsEvent, pushToDataLayer } from '../../analytics/dataLayer.ts';
import { createApiClient } from '../../api/apiClient.ts';
import { importFile } from '../../files/importFile.ts';
import type { Flow } from '../../flow/flowModel.ts';
import { TestJourney } from '../../flow/TestJourney.tsx';
import { IqTestProvider } from '../../ui/IqTestProvider.tsx';
import { fetchAhead } from '../ahead/aheadRequests.ts';
import type { CallInstance } from '../element/IqTestElement.ts';
import type { Host } from '../host/host.ts';
import { adopt } from './adoptStyles.ts';
import * as styles from './Embed.css.ts';
import { addLaterMessages } from './embedI18n.ts';
import {
  createLandingSource,
  FetchedLanding,
  LandingContext,
  type LandingSource,
} from './FetchedLanding.tsx';
import { mountWidget } from './mountWidget.tsx';
import { useDirectStart } from './useDirectStart.ts';

/**
 * Renders the test into an element's shadow root.
 * `baseUrl` is the origin that the script came from: API, pages and pictures are there.
 */
export function mount(element: HTMLElement, root: ShadowRoot, baseUrl: string): CallInstance {
  const landing = createLandingSource(root);
  return mountWidget(
    element,
    root,
    baseUrl,
    css,
    false,
    (host, i18n) => <Test host={host} i18n={i18n} root={root} landing={landing} />,
    async (host) => {
      const startsDirectly = host.settings.peek().start === 'directly' && host.isUntouched.peek();
      if (!startsDirectly && !host.storage.running.read()) await landing.load();
    },
  );
}

interface TestProps {
  host: Host;
  i18n: i18n;
  root: ShadowRoot;
  landing: LandingSource;
}

/** The journey, with what the page around hears of it and asks of it. */
function Test({ host, i18n, root, landing }: TestProps) {
  useSignals();
  const { partner, set, time, 'price-display': priceDisplay } = host.settings.value;
  const ref = useRef<HTMLDivElement>(null);
  const [flow, setFlow] = useState<Flow>();
  const [api] = useState(() => createApiClient({ baseUrl: host.baseUrl, fetch: fetchAhead }));
  const analytics = useCallback(
    (event: AnalyticsEvent) => {
      const { consent } = host.settings.peek();
      if (consent?.includes('analytics') ?? true) pushToDataLayer(event);
    },
    [host],
  );
  const loadLaterStages = useCallback(async () => {
    const [{ css: laterCss, ...stages }] = await Promise.all([
      importFile(() => import('./laterStages.ts'), 'PaymentStage'),
      addLaterMessages(i18n, host),
    ]);
    adopt(root, laterCss);
    return stages;
  }, [root, i18n, host]);
  // before the browser draws: a test that is here already is shown at once
  useLayoutEffect(() => {
    if (!flow) return;
    const stopWatching = effect(() => {
      const here = flow.journey.value;
      if ((here.at === 'restoring' && here.obstacle) || here.at === 'failed') host.isUntouched.value = false;
      // asked by Back or by the page: an unseen question in a closed dialog would block the page
      if (here.at === 'testing' && here.isLeaving && host.settings.peek().mode !== 'inline') host.open();
    });
    const detach = host.attach((order) => {
      const here = flow.journey.peek();
      if (order === 'reset') flow.leave();
      else if (here.at === 'welcome' && !here.isStarting) flow.start('start()');
    });
    return () => {
      stopWatching();
      detach();
    };
  }, [host, flow]);
  useEffect(() => flow?.setTimeFactor(time), [flow, time]);
  const isDirect = useDirectStart(host, ref);

  return (
    <div ref={ref} className={isDirect ? styles.unseen : undefined}>
      <IqTestProvider i18n={i18n}>
        <LandingContext.Provider value={isDirect ? undefined : landing}>
          <TestJourney
            key={partner}
            api={api}
            baseUrl={host.baseUrl}
            storage={host.storage}
            partner={partner ?? undefined}
            set={set}
            initialTimeFactor={time}
            priceDisplay={priceDisplay}
            analytics={analytics}
            onStage={host.setStage}
            onEvent={host.emit}
            onFlow={setFlow}
            Landing={FetchedLanding}
            loadLaterStages={loadLaterStages}
          />
        </LandingContext.Provider>
      </IqTestProvider>
    </div>
  );
}
