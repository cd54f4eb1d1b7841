import css from 'virtual:embed-css';
import { useSignals } from '@preact/signals-react/runtime';
import type { i18n } from 'i18next';
import { useEffect, useMemo, useRef } from 'react';
import { type Analytics, pushToDataLayer } from '../analytics/dataLayer.ts';
import type { Flow } from '../flow/flowModel.ts';
import { IqTest } from '../flow/IqTest.tsx';
import { resolveLocale } from '../i18n/locale.ts';
import * as styles from './Embed.css.ts';
import type { Host } from './host.ts';
import type { CallInstance } from './IqTestElement.ts';
import { loadLaterWords } from './laterWords.ts';
import { adopt, mountWidget } from './mountWidget.tsx';

/**
 * Renders the test into an element's shadow root.
 * `baseUrl` is the origin that the script came from: API, pages and pictures are there.
 */
export const mount = (element: HTMLElement, root: ShadowRoot, baseUrl: string): CallInstance =>
  mountWidget(element, root, baseUrl, css, (host, words) => <Test host={host} words={words} root={root} />);

interface TestProps {
  host: Host;
  words: i18n;
  root: ShadowRoot;
}

/** The journey, told to the page. */
function Test({ host, words, root }: TestProps) {
  useSignals();
  const { partner, set, time, start, 'price-display': priceDisplay } = host.settings.value;
  const ref = useRef<HTMLDivElement>(null);
  const flow = useRef<Flow>(undefined);
  const { analytics, loadLaterStages, onFlow } = useMemo(
    () => ({
      analytics: ((event) => {
        const { consent } = host.settings.peek();
        if (consent?.includes('analytics') ?? true) pushToDataLayer(event);
      }) as Analytics,
      loadLaterStages: async () => {
        const [{ css: laterCss, ...stages }, laterWords] = await Promise.all([
          import('./laterStages.ts'),
          loadLaterWords(resolveLocale([words.language]).code),
        ]);
        adopt(root, laterCss);
        if (laterWords) words.addResourceBundle(words.language, 'translation', laterWords, true, true);
        return stages;
      },
      onFlow(next: Flow) {
        flow.current = next;
        host.setControls({
          start: () => next.stage.peek() === 'welcome' && next.start('start()'),
          reset: next.leave,
        });
      },
    }),
    [host, root, words],
  );
  useEffect(() => flow.current?.setTimeFactor(time), [time]);
  const isDirect = start === 'directly' && host.isUntouched.value;

  useEffect(() => {
    const place = ref.current;
    if (!place || !isDirect) return;
    // the clock starts: not before the visitor has it in the middle of the screen
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) host.call('start');
      },
      { rootMargin: '-25% 0px' },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [host, isDirect]);

  return (
    <div ref={ref} className={isDirect ? styles.unseen : undefined}>
      <IqTest
        key={partner}
        baseUrl={host.baseUrl}
        i18n={words}
        storage={host.storage}
        partner={partner ?? undefined}
        set={set}
        initialTimeFactor={time}
        priceDisplay={priceDisplay}
        analytics={analytics}
        onStage={host.setStage}
        onEvent={host.emit}
        onFlow={onFlow}
        loadLaterStages={loadLaterStages}
      />
    </div>
  );
}
