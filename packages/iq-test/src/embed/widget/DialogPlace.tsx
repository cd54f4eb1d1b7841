// The test in a dialog, with the button that opens it.

import { useSignals } from '@preact/signals-react/runtime';
import { brand, localizeBrand, nameInText } from '@quotient/contract/brand';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { keepModal } from '../../ui/keepModal.ts';
import type { Host } from '../host/host.ts';
import * as styles from './DialogPlace.css.ts';

/** Props of a place for the test. */
export interface PlaceProps {
  /** Says whether the dialog is open and how the test is doing. */
  host: Host;
  /** The words of button and dialog; their language decides the product's name. */
  i18n: i18n;
  /** The test. */
  children: ReactNode;
}

/**
 * The button in the page and the dialog with the test. `data-mode` of the dialog is the element's `mode`: `popup`,
 * `fullscreen` or `floating`.
 */
export function DialogPlace({ host, i18n, children }: PlaceProps) {
  const localized = localizeBrand(brand, i18n.language);
  return (
    <>
      <Launcher host={host} name={nameInText(localized)} />
      <Modal host={host} name={localized.name}>
        {children}
      </Modal>
    </>
  );
}

/** Our button, where the page has put none into the slot. */
function Launcher({ host, name }: { host: Host; name: string }) {
  useSignals();
  const t = useT();
  const isFloating = host.settings.value.mode === 'floating';
  if (host.hasOwnLauncher.value) return null;
  return (
    <div className={isFloating ? styles.floating : styles.launcher}>
      <Button
        tone="primary"
        size={isFloating ? 'medium' : 'large'}
        className={isFloating ? styles.floatingLauncher : undefined}
        part="launcher"
        aria-haspopup="dialog"
        onClick={host.open}
      >
        {host.stage.value === 'welcome' ? t('embed.open', { name }) : t('embed.resume')}
      </Button>
    </div>
  );
}

function Modal({ host, name, children }: { host: Host; name: string; children: ReactNode }) {
  useSignals();
  const t = useT();
  const ref = useRef<HTMLDialogElement>(null);
  // a test that was begun before a reload comes back in the closed dialog: its time runs, and the button says so
  const wasOpened = useRef(!host.isRemote && host.storage.running.read() !== undefined);
  const isOpen = host.isOpen.value;
  wasOpened.current ||= isOpen;
  // before the next frame: a key pressed right after the one that closes it belongs to the page
  useLayoutEffect(() => {
    if (ref.current && isOpen) return keepModal(ref.current, host.close);
  }, [host, isOpen]);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    return () => {
      // a question that stayed inside would be there again at the next opening, before anything else
      for (const question of dialog.querySelectorAll('dialog[open]'))
        question.dispatchEvent(new Event('cancel', { cancelable: true }));
    };
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
