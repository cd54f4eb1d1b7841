import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import { brand } from '@quotient/contract/brand';
import { type PartnerInfo, Refusal } from '../../api/partner.ts';
import type { Stage } from '../../flow/journey.ts';
import type { MessageOverrides } from '../../i18n/messages.ts';
import { createDeviceStorage, type DeviceStorage } from '../../storage/deviceStorage.ts';
import { attributeNames, type Settings } from '../element/attributes.ts';
import type { Emit, IqTestEvents } from '../element/events.ts';
import type { MethodName } from '../element/methods.ts';
import { readSettings } from '../element/settings.ts';
import { createEventSender } from './elementEvents.ts';
import { followLook } from './elementLook.ts';
import { createOrders, type Orders } from './pageCommands.ts';
import type { Scheme } from './pageScheme.ts';
import type { PageStyle } from './pageStyle.ts';
import { createPartnerCheck } from './partnerCheck.ts';
import { takeScope } from './storageScope.ts';
import { createWhenRendered } from './whenRendered.ts';

/** One `<iq-test>` and what its code shares: made when the code arrives, ended when the element leaves the page. */
export interface Host {
  readonly element: HTMLElement;
  /** Origin of the server. */
  readonly baseUrl: string;
  readonly settings: ReadonlySignal<Settings>;
  readonly partner: ReadonlySignal<PartnerInfo>;
  /** The theme in use: that of the attribute, or with `auto` the page's. */
  readonly theme: ReadonlySignal<Scheme>;
  /** Style that the look takes from the page. */
  readonly pageStyle: Pick<PageStyle, 'ready' | 'fonts' | 'accent'>;
  /** Reason why this page shows no test; undefined if it does. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** True while the dialog is open; always false for a test in the page. */
  readonly isOpen: ReadonlySignal<boolean>;
  readonly stage: ReadonlySignal<Stage>;
  /** True until the first stage is left, or there is something else to see. */
  readonly isUntouched: Signal<boolean>;
  /** The page has put a button of its own into the slot. */
  readonly hasOwnLauncher: Signal<boolean>;
  /** True until there is something to see: `iq-test:ready` ends it, once for each load. */
  readonly isWaiting: ReadonlySignal<boolean>;
  /** The name under which this element keeps its test: two on a page each have their own. */
  readonly scope: string;
  /** The test runs in a frame: it says itself when it can be used. */
  readonly isRemote: boolean;
  readonly storage: DeviceStorage;
  readonly emit: Emit;
  /** The words that the page has brought for the language in use. */
  words: MessageOverrides | undefined;
  /** Asks the server who embeds, once for each partner. Throws a `Refusal`, or an `ApiError` where asking again may help. */
  checkPartner(): Promise<PartnerInfo>;
  /** Opens the dialog; in the page, scrolls to the element. */
  open(): void;
  close(): void;
  /** The test can be used. */
  ready(locale: string): void;
  /** Something that the test needs could not be loaded; the visitor is asked to try again. */
  fail(error: unknown): void;
  /** Shows the page's own content instead of the test. */
  refuse(refusal: Refusal): void;
  /** Names who carries out what the page asks of the test, see `Orders`. */
  readonly attach: Orders['attach'];
  setStage(stage: Stage): void;
  /** Carries out a method of the element. */
  call(method: Exclude<MethodName, 'destroy'>): void;
  dispose(): void;
}

/** Reads an element's attributes now and after each change; reports a wrong value once. */
function followAttributes(element: HTMLElement, onChange: (next: Settings) => void) {
  const warned = new Set<string>();
  const read = () =>
    readSettings(
      (name) => element.getAttribute(name),
      (message) => {
        if (!warned.has(message)) console.warn(`[iq-test] ${message}`);
        warned.add(message);
      },
    );
  const observer = new MutationObserver(() => onChange(read()));
  observer.observe(element, { attributeFilter: attributeNames });
  return { first: read(), stop: () => observer.disconnect() };
}

/**
 * Makes what one element's code shares. `isRemote`: the test runs in a frame of `baseUrl`.
 * Writes the element's states: `data-stage` is the stage of its test (`welcome` until it is here); `data-theme` is
 * `light` or `dark`, with `theme="auto"` as the page is; `data-brand` is the name of the look, absent for the default one.
 */
export function createHost(element: HTMLElement, baseUrl: string, isRemote: boolean): Host {
  const attributes = followAttributes(element, (next) => {
    if (next.partner !== settings.peek().partner) refusal.value = undefined;
    settings.value = next;
  });
  const settings = signal(attributes.first);
  const partner = signal<PartnerInfo>({});
  const isModal = () => settings.peek().mode !== 'inline';
  const refusal = signal<Refusal | undefined>(undefined);
  const stage = signal<Stage>('welcome');
  const isUntouched = signal(true);
  const isWaiting = signal(true);
  const orders = createOrders();
  let isDisposed = false;

  const scope = takeScope(element.id, settings.peek(), baseUrl);
  const storage = createDeviceStorage({ slug: brand.slug, scope: scope.name, memory: scope.memory });
  // of a test in a frame, only the frame knows whether it is stored
  const isOpen = signal(scope.wasOpen && isModal() && (isRemote || storage.running.read() !== undefined));

  const send = createEventSender(element, settings);
  const emit = ((name: keyof IqTestEvents, detail: object) => {
    if (name === 'error') isUntouched.value = false;
    if (name === 'resize') look.again(); // it may have been hidden before
    send(name, detail);
  }) as Emit;

  const look = followLook({ element, settings, partner, stage });

  const openNow = () => {
    isOpen.value = true;
  };
  const whenRendered = createWhenRendered(element, (message) =>
    send('error', { code: 'not_shown', message }),
  );

  const host: Host = {
    element,
    baseUrl,
    settings,
    partner,
    theme: look.theme,
    pageStyle: look.pageStyle,
    refusal,
    isOpen,
    stage,
    hasOwnLauncher: signal(false),
    isUntouched,
    isWaiting,
    scope: scope.name,
    isRemote,
    storage,
    words: undefined,
    emit,
    attach: orders.attach,
    checkPartner: createPartnerCheck(baseUrl, settings, partner, (error) => host.refuse(error)),
    fail(error) {
      if (isDisposed || error instanceof Refusal) return;
      const message = `The test could not be loaded: ${error instanceof Error ? error.message : error}`;
      console.error(`[iq-test] ${message}`);
      emit('error', { code: 'load_failed', message });
    },
    refuse(error) {
      if (isDisposed) return;
      const { code, message } = error;
      console.error(`[iq-test] ${message}`);
      refusal.value = error;
      emit('error', { code, message });
    },
    open() {
      if (isModal()) whenRendered.run(openNow);
      else element.scrollIntoView({ block: 'start' });
    },
    close() {
      whenRendered.cancel();
      if (!isOpen.peek()) return;
      isOpen.value = false;
      emit('close', { stage: stage.peek() });
    },
    ready(locale) {
      if (!isWaiting.peek()) return;
      isWaiting.value = false;
      const { mode } = settings.peek();
      emit('ready', { version: import.meta.env.EMBED_VERSION, locale, mode, stage: stage.peek() });
    },
    setStage(next) {
      stage.value = next;
      if (next !== 'welcome') isUntouched.value = false;
    },
    call(method) {
      if (refusal.peek()) return;
      if (method === 'open' || method === 'close') return host[method]();
      if (method === 'start' && isModal()) {
        // its time would run unseen
        whenRendered.run(() => {
          openNow();
          orders.give('start');
        });
        return;
      }
      const isDone = orders.give(method);
      if (method === 'reset' && !isDone) storage.clearTest();
    },
    dispose() {
      isDisposed = true;
      whenRendered.cancel();
      attributes.stop();
      look.end();
      // a copy takes the place of an element that left the page, and not of one that the page has emptied
      scope.release(isOpen.peek() && stage.peek() !== 'welcome' && !element.isConnected);
    },
  };
  return host;
}
