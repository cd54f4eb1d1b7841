import css from 'virtual:embed-css';
import { useSignals } from '@preact/signals-react/runtime';
import { brand, localizeBrand } from '@quotient/contract/brand';
import type { i18n } from 'i18next';
import { useEffect, useRef } from 'react';
import { Refusal } from '../../api/partner.ts';
import { measureCovered, useCoveredEdges } from '../../ui/coveredEdges.ts';
import { cx } from '../../ui/cx.ts';
import { hasActed } from '../../ui/moveFocus.ts';
import { attributeNames } from '../element/attributes.ts';
import type { IqTestEvents } from '../element/events.ts';
import type { CallInstance } from '../element/IqTestElement.ts';
import type { Host } from '../host/host.ts';
import * as styles from '../widget/Embed.css.ts';
import { mountWidget } from '../widget/mountWidget.tsx';
import { useDirectStart } from '../widget/useDirectStart.ts';
import { readFromFrame, type ToFrame } from './frameMessages.ts';
import { createGrowthGuard } from './growthGuard.ts';

/**
 * Mounts the test in a page of the server's origin (`isolation="iframe"`); the element passes messages both ways.
 * `data-stage` of the frame is the stage of the test: `welcome`, `testing`, `payment` or `results`.
 */
export const mount = (element: HTMLElement, root: ShadowRoot, baseUrl: string): CallInstance =>
  mountWidget(element, root, baseUrl, css, true, (host, i18n) => <Frame host={host} i18n={i18n} />);

/** Attributes that we don't send into the frame: they concern the element only, or are in the frame's address. */
const ownAttributes = new Set(['mode', 'loading', 'isolation', 'partner', 'server', 'start', 'font']);
/** True for events that the element dispatches itself; those of the frame aren't passed on. */
const isOwn = (name: keyof IqTestEvents): name is 'ready' | 'resize' | 'close' =>
  ['ready', 'resize', 'close'].includes(name);
/** Failures that end the test in the frame. */
const endings: readonly unknown[] = [
  'load_failed',
  'partner_missing',
  'partner_not_found',
  'origin_not_allowed',
] satisfies Refusal['code'][];
/** Time that the test takes at most to load on a slow line. */
const READY_LIMIT_MS = 30_000;

function Frame({ host, i18n }: { host: Host; i18n: i18n }) {
  useSignals();
  const ref = useRef<HTMLIFrameElement>(null);
  const language = useRef(i18n.language);
  language.current = i18n.language;
  const words = useRef<string>(undefined);
  words.current = JSON.stringify(host.words);
  const { partner } = host.settings.value;
  const isDirect = useDirectStart(host, ref);
  useCoveredEdges(() => (host.stage.peek() === 'testing' ? ref.current : null));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another partner has a frame of its own
  useEffect(() => {
    const iframe = ref.current;
    if (!iframe) return;
    const { element, baseUrl } = host;
    let detach = () => {};
    const guard = createGrowthGuard(() => performance.now());
    const post = (message: ToFrame) => iframe.contentWindow?.postMessage(message, baseUrl);
    let isListening = false;
    const sendAttributes = () => {
      if (!isListening) return;
      const [accent, fonts] = [host.pageStyle.accent.peek(), host.pageStyle.fonts.peek()];
      const attributes = Object.fromEntries(
        attributeNames.flatMap((name) => {
          const text = element.getAttribute(name);
          return text === null || ownAttributes.has(name) ? [] : [[name, text]];
        }),
      );
      post({
        type: 'iq-test:frame-attributes',
        // as they are: the frame may not read the page's files
        attributes: {
          lang: language.current,
          ...attributes,
          theme: host.theme.peek(), // the frame can't see the page's scheme, nor its variables
          ...(accent && { accent }),
          ...(words.current && { words: words.current }),
        },
        id: host.scope,
        ...(fonts && { fonts }),
      });
    };
    const end = (message: string) => {
      clearTimeout(timer);
      host.refuse(new Refusal('load_failed', message));
    };
    const timer = setTimeout(() => end(`${iframe.src} does not answer in its frame.`), READY_LIMIT_MS);
    const controller = new AbortController();
    addEventListener(
      'message',
      ({ origin, source, data }) => {
        if (origin !== baseUrl || source !== iframe.contentWindow) return;
        const message = readFromFrame(data);
        if (message?.type === 'iq-test:frame-hello') {
          isListening = true;
          sendAttributes();
          detach = host.attach((method) => post({ type: 'iq-test:frame-call', method }));
        } else if (message?.type === 'iq-test:frame-size') {
          const height = guard(Math.ceil(message.height));
          if (height !== undefined) iframe.style.blockSize = `${height}px`;
        } else if (message?.type === 'iq-test:frame-stage') {
          const { stage } = message;
          if (stage === host.stage.peek()) return;
          host.setStage(stage);
          const { top } = iframe.getBoundingClientRect();
          measureCovered(iframe);
          // the frame of a running test is no higher than the window, and scrolls: what sticks to its edges is seen
          if (stage === 'testing' ? hasActed() : top < 0) iframe.scrollIntoView();
        } else if (message) {
          const { name, detail } = message;
          if (name === 'ready') {
            clearTimeout(timer);
            host.ready(language.current);
          }
          if (name === 'error' && endings.includes(detail.code)) end(String(detail.message));
          else if (!isOwn(name)) host.emit(name, detail as never);
        }
      },
      { signal: controller.signal },
    );
    const observer = new MutationObserver(sendAttributes);
    observer.observe(element, { attributeFilter: attributeNames });
    const looks = [host.theme, host.pageStyle.accent, host.pageStyle.fonts];
    const stopFollowing = looks.map((look) => look.subscribe(sendAttributes));
    return () => {
      for (const stop of stopFollowing) stop();
      clearTimeout(timer);
      controller.abort();
      observer.disconnect();
      detach();
    };
  }, [host, partner]);

  return (
    <iframe
      key={partner}
      ref={ref}
      className={cx(styles.iframe, isDirect && styles.unseen)}
      data-stage={host.stage.value}
      title={localizeBrand(brand, i18n.language).name}
      src={`${host.baseUrl}/embed/frame${partner ? `?partner=${partner}` : ''}`}
      // "Copy" works from inside, too
      allow="clipboard-write"
      referrerPolicy="strict-origin"
    />
  );
}
