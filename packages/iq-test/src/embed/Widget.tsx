import { useSignals } from '@preact/signals-react/runtime';
import { brand, localizeBrand } from '@quotient/contract/brand';
import type { i18n } from 'i18next';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { loadI18n } from '../i18n/loadI18n.ts';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { LoadingProvider } from '../ui/LoadingProvider.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import * as styles from './Embed.css.ts';
import type { Host } from './host.ts';

export interface WidgetProps {
  host: Host;
  /** The test in its words. */
  children: (words: i18n) => ReactNode;
}

/** What an element shows: the test in the page or in a dialog, or the page's own content where there is no test. */
export function Widget({ host, children }: WidgetProps) {
  useSignals();
  const ref = useRef<HTMLFormElement>(null);
  const { lang, partner, mode } = host.settings.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another partner is asked for anew
  const load = useCallback(async () => {
    const { locale } = await host.checkPartner();
    return loadI18n({ locale: lang ?? locale });
  }, [host, lang, partner]);

  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const observer = new ResizeObserver(([entry]) => {
      const size = entry?.borderBoxSize[0];
      if (size)
        host.emit('resize', { width: Math.round(size.inlineSize), height: Math.round(size.blockSize) });
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [host]);

  if (host.refusal.value) return <slot />;
  return (
    // A form, as Chromium lets a shadow root keep every radio button that leaves it with no form around, and with the
    // button all that it stood in. Nothing is submitted.
    <form
      ref={ref}
      onSubmit={(event) => event.preventDefault()}
      className={styles.frame}
      part="root"
      data-mode={mode}
      data-waiting={String(host.isWaiting.value)}
    >
      <LoadingProvider load={load} placeholder={mode === 'inline' && <Skeleton />}>
        {(words) => (
          <Place host={host} words={words}>
            {children(words)}
          </Place>
        )}
      </LoadingProvider>
    </form>
  );
}

/** In the page, or behind a button in a dialog. */
function Place({ host, words, children }: { host: Host; words: i18n; children: ReactNode }) {
  useSignals();
  const { mode } = host.settings.value;
  const { name } = localizeBrand(brand, words.language);
  useEffect(() => {
    if (mode !== 'inline' || !host.isRemote) host.ready(words.language);
  }, [host, words, mode]);
  if (mode === 'inline') return children;
  return (
    <>
      <Launcher host={host} name={name} />
      <Modal host={host} name={name}>
        {children}
      </Modal>
    </>
  );
}

/** Our button, or what the page has put into the slot. */
function Launcher({ host, name }: { host: Host; name: string }) {
  useSignals();
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);
  // a native listener: what the page puts in is none of our rendering
  useEffect(() => {
    const place = ref.current;
    place?.addEventListener('click', host.open);
    return () => place?.removeEventListener('click', host.open);
  }, [host]);
  const isFloating = host.settings.value.mode === 'floating';
  return (
    <div ref={ref} className={isFloating ? styles.floating : undefined}>
      <slot name="launcher">
        <Button
          tone="primary"
          size={isFloating ? 'medium' : 'large'}
          className={isFloating ? styles.floatingLauncher : undefined}
          part="launcher"
          aria-haspopup="dialog"
        >
          {host.stage.value === 'welcome' ? t('embed.open', { name }) : t('embed.resume')}
        </Button>
      </slot>
    </div>
  );
}

function Modal({ host, name, children }: { host: Host; name: string; children: ReactNode }) {
  useSignals();
  const t = useT();
  const ref = useRef<HTMLDialogElement>(null);
  const wasOpened = useRef(false);
  const isOpen = host.isOpen.value;
  wasOpened.current ||= isOpen;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);
  return (
    <dialog
      ref={ref}
      className={styles.modal}
      part="dialog"
      data-mode={host.settings.value.mode}
      aria-label={name}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return; // a question inside
        event.preventDefault();
        host.close();
      }}
    >
      <div className={styles.bar}>
        <p className={styles.barTitle}>{name}</p>
        <Button tone="quiet" aria-label={t('common.close')} onClick={host.close}>
          <CloseIcon />
        </Button>
      </div>
      <div className={styles.content}>{wasOpened.current && children}</div>
    </dialog>
  );
}
