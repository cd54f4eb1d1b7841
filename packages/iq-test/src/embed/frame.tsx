import css from 'virtual:embed-css';
import { useSignals } from '@preact/signals-react/runtime';
import { brand, localizeBrand } from '@quotient/contract/brand';
import type { i18n } from 'i18next';
import { useEffect, useRef } from 'react';
import type { Stage } from '../flow/flowModel.ts';
import { attributeNames } from './attributeNames.ts';
import * as styles from './Embed.css.ts';
import type { IqTestEvents } from './events.ts';
import { readFromFrame, type ToFrame } from './frameMessages.ts';
import { createGrowthGuard } from './growthGuard.ts';
import type { Host } from './host.ts';
import type { CallInstance } from './IqTestElement.ts';
import { mountWidget } from './mountWidget.tsx';
import { Refusal } from './partner.ts';

/** `isolation="iframe"`: the test runs in a page of the server's origin; the element hands on what goes in and out. */
export const mount = (element: HTMLElement, root: ShadowRoot, baseUrl: string): CallInstance =>
  mountWidget(element, root, baseUrl, css, (host, words) => <Frame host={host} words={words} />);

/** What the element around keeps for itself. */
const ownAttributes = new Set(['mode', 'loading', 'isolation', 'partner']);
/** The stages that events of the frame tell of. */
const stages: Record<string, Stage> = { start: 'testing', finish: 'payment', results: 'results' };
/** What the element around says itself. */
const isOwn = (name: keyof IqTestEvents): name is 'ready' | 'resize' | 'close' =>
  ['ready', 'resize', 'close'].includes(name);
/** Longer than a slow line needs for a small page. */
const HELLO_LIMIT_MS = 30_000;

function Frame({ host, words }: { host: Host; words: i18n }) {
  useSignals();
  const ref = useRef<HTMLIFrameElement>(null);
  const { partner } = host.settings.value;

  useEffect(() => {
    const iframe = ref.current;
    if (!iframe) return;
    const { element, baseUrl } = host;
    const guard = createGrowthGuard(() => performance.now());
    const post = (message: ToFrame) => iframe.contentWindow?.postMessage(message, baseUrl);
    const sendAttributes = () => {
      const attributes = Object.fromEntries(
        attributeNames.flatMap((name) => {
          const text = element.getAttribute(name);
          return text === null || ownAttributes.has(name) ? [] : [[name, text]];
        }),
      );
      post({
        type: 'iq-test:frame-attributes',
        attributes: { lang: words.language, ...attributes },
        id: host.scope,
      });
    };
    const timer = setTimeout(() => {
      const message = `${iframe.src} does not answer in its frame; the page shows its own content.`;
      host.refuse(new Refusal('load_failed', message));
    }, HELLO_LIMIT_MS);
    const controller = new AbortController();
    addEventListener(
      'message',
      ({ origin, source, data }) => {
        if (origin !== baseUrl || source !== iframe.contentWindow) return;
        const message = readFromFrame(data);
        if (message?.type === 'iq-test:frame-hello') {
          clearTimeout(timer);
          sendAttributes();
          const call = (method: 'start' | 'reset') => post({ type: 'iq-test:frame-call', method });
          host.setControls({ start: () => call('start'), reset: () => call('reset') });
        } else if (message?.type === 'iq-test:frame-size') {
          const height = guard(Math.ceil(message.height));
          if (height !== undefined) iframe.style.blockSize = `${height}px`;
        } else if (message) {
          const { name, detail } = message;
          if (name === 'ready') host.ready(words.language);
          const stage = stages[name];
          if (stage) host.setStage(stage);
          if (!isOwn(name)) host.emit(name, detail as never);
        }
      },
      { signal: controller.signal },
    );
    const observer = new MutationObserver(sendAttributes);
    observer.observe(element, { attributeFilter: [...attributeNames] });
    return () => {
      clearTimeout(timer);
      controller.abort();
      observer.disconnect();
    };
  }, [host, words]);

  return (
    <iframe
      ref={ref}
      className={styles.iframe}
      title={localizeBrand(brand, words.language).name}
      src={`${host.baseUrl}/embed/frame${partner ? `?partner=${partner}` : ''}`}
      // "Copy" works from inside, too
      allow="clipboard-write"
      referrerPolicy="strict-origin"
    />
  );
}
