import { useSignals } from '@preact/signals-react/runtime';
import type { i18n } from 'i18next';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { LoadingProvider } from '../../ui/LoadingProvider.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Host } from '../host/host.ts';
import { DialogPlace, type PlaceProps } from './DialogPlace.tsx';
import * as styles from './Embed.css.ts';
import { addLaterMessages, loadFirstI18n } from './embedI18n.ts';

/** One element's host, and what renders the test. */
export interface WidgetProps {
  /** Host; the caller creates and disposes of it. */
  host: Host;
  /** Fetches what the first screen needs besides its words. Where that fails, the screen fetches it itself. */
  prepare: (host: Host) => Promise<void>;
  /** The test in its words. */
  children: (i18n: i18n) => ReactNode;
}

/**
 * Content of an element: the test in the page or in a dialog, or the page's own content if there is no test.
 * `data-mode` is the element's `mode`; `data-waiting` is `true` until there is something to see, `false` then.
 */
export function Widget({ host, prepare, children }: WidgetProps) {
  useSignals();
  const ref = useRef<HTMLFormElement>(null);
  const { lang, words, partner, mode } = host.settings.value;
  const refusal = host.refusal.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another partner needs another request
  const load = useCallback(async () => {
    // Asked for beside the partner, who may name another language: few do, and a page's own words are asked for once.
    const likely = lang || !words ? loadFirstI18n(host, lang ?? undefined) : undefined;
    likely?.catch(() => {}); // they must not delay the test
    const prepared = prepare(host).catch(() => {});
    try {
      const { locale } = await host.checkPartner();
      const [i18n] = await Promise.all([
        ((lang || !locale) && likely) || loadFirstI18n(host, locale),
        prepared,
        host.pageStyle.ready,
      ]);
      // where another language was in use before, the test may have come to its later stages
      if (!host.isWaiting.peek()) await addLaterMessages(i18n, host);
      return i18n;
    } catch (error) {
      host.fail(error);
      throw error;
    }
  }, [host, prepare, lang, words, partner]);

  useLayoutEffect(() => {
    const place = ref.current;
    if (!place || refusal) return;
    const observer = new ResizeObserver(([entry]) => {
      const size = entry?.borderBoxSize[0];
      if (size)
        host.emit('resize', { width: Math.round(size.inlineSize), height: Math.round(size.blockSize) });
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [host, refusal]);

  if (refusal) return <slot />;
  return (
    <>
      {mode !== 'inline' && <LauncherSlot host={host} />}
      {/* A form, because Chromium does not free radio buttons that leave a shadow root without a form around them,
          nor anything they stood in. Nothing is submitted. */}
      <form
        ref={ref}
        onSubmit={(event) => event.preventDefault()}
        className={styles.frame}
        part="root"
        data-mode={mode}
        data-waiting={String(host.isWaiting.value && !host.hasOwnLauncher.value)}
      >
        <LoadingProvider
          load={load}
          transparent={mode !== 'inline'}
          className={mode === 'popup' || mode === 'fullscreen' ? styles.aroundLauncher : undefined}
          placeholder={mode === 'inline' && <Skeleton />}
          failure={mode === 'floating' ? null : undefined}
        >
          {(i18n) => (
            <Place host={host} i18n={i18n}>
              {children(i18n)}
            </Place>
          )}
        </LoadingProvider>
      </form>
    </>
  );
}

/** Place of the test: in the page, or in a dialog. */
function Place({ host, i18n, children }: PlaceProps) {
  useSignals();
  const isInline = host.settings.value.mode === 'inline';
  // not when the browser has drawn: by then a stored test may have told its first event
  useLayoutEffect(() => {
    if (!isInline || !host.isRemote) host.ready(i18n.language);
  }, [host, i18n, isInline]);
  if (isInline) return children;
  return (
    <DialogPlace host={host} i18n={i18n}>
      {children}
    </DialogPlace>
  );
}

/** The page's own button. It is outside of our styles, so that it looks like the rest of the page. */
function LauncherSlot({ host }: { host: Host }) {
  useSignals();
  const ref = useRef<HTMLSlotElement>(null);
  // native listeners: React does not render what the page puts in
  useLayoutEffect(() => {
    const slot = ref.current;
    if (!slot) return;
    const look = () => {
      host.hasOwnLauncher.value = slot.assignedElements().length > 0;
    };
    const press = (event: MouseEvent) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      const { metaKey, ctrlKey, shiftKey, altKey } = event;
      // leave other tabs and windows to the browser
      if (link && (metaKey || ctrlKey || shiftKey || altKey || (link.target || '_self') !== '_self')) return;
      event.preventDefault(); // a link would leave the page, and so would a button in a form
      host.open();
    };
    look();
    slot.addEventListener('slotchange', look);
    slot.addEventListener('click', press);
    return () => {
      slot.removeEventListener('slotchange', look);
      slot.removeEventListener('click', press);
    };
  }, [host]);
  const isFloating = host.settings.value.mode === 'floating' && host.hasOwnLauncher.value;
  return (
    <div className={isFloating ? styles.floatingSlot : undefined}>
      <slot ref={ref} name="launcher" />
    </div>
  );
}
