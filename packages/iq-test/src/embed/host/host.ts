import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import { brand } from '@quotient/contract/brand';
import type { Stage } from '../../flow/journey.ts';
import { createDeviceStorage, type DeviceStorage } from '../../storage/deviceStorage.ts';
import { attributeNames, type Settings } from '../element/attributes.ts';
import type { Emit, IqTestEvents } from '../element/events.ts';
import type { MethodName } from '../element/methods.ts';
import { readSettings } from '../element/settings.ts';
import { loadPartner, type PartnerInfo, Refusal } from './partner.ts';

/** What starts and forgets a test: the flow in this page, or the frame's. */
export interface Controls {
  start(): void;
  reset(): void;
}

/** One `<iq-test>` and what its code shares: made when the code arrives, ended when the element leaves the page. */
export interface Host {
  readonly element: HTMLElement;
  readonly baseUrl: string;
  readonly settings: ReadonlySignal<Settings>;
  readonly partner: ReadonlySignal<PartnerInfo>;
  /** Why there is no test on this page. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** Of the dialog; stays false in the page. */
  readonly isOpen: ReadonlySignal<boolean>;
  readonly stage: ReadonlySignal<Stage>;
  /** Until the first stage is left, or there is something else to see. */
  readonly isUntouched: ReadonlySignal<boolean>;
  /** The page has put a button of its own into the slot. */
  readonly hasOwnLauncher: ReadonlySignal<boolean>;
  /** True until there is something to see. */
  readonly isWaiting: ReadonlySignal<boolean>;
  /** Of this element alone: two on a page each have their own. */
  readonly scope: string;
  /** The test runs in a frame: it says itself when it can be used. */
  readonly isRemote: boolean;
  readonly storage: DeviceStorage;
  readonly emit: Emit;
  /** Asks the server who embeds. Throws where that cannot be said. */
  checkPartner(): Promise<PartnerInfo>;
  open(): void;
  close(): void;
  /** The test can be used. */
  ready(locale: string): void;
  /** Something that the test needs could not be loaded; the visitor is asked to try again. */
  fail(error: unknown): void;
  /** There is no test for this partner: the page's own content stands in. */
  refuse(refusal: Refusal): void;
  setControls(controls: Controls | undefined): void;
  setOwnLauncher(has: boolean): void;
  /** There is something to see besides the first stage. */
  touch(): void;
  setStage(stage: Stage): void;
  call(method: Exclude<MethodName, 'destroy'>): void;
  dispose(): void;
}

/** Names that elements of this page have taken; each keeps its test under its own. */
const takenScopes = new Set<string>();
/** What could not be stored, by scope: an element that comes back finds it. */
const memories = new Map<string, Map<string, string>>();

function takeScope({ id }: HTMLElement, { set }: Settings, baseUrl: string): string {
  const server = baseUrl === origin ? '' : new URL(baseUrl).host;
  const wish = [server, (id || set !== 'main') && set, id].filter(Boolean).join('/');
  let scope = wish;
  for (let count = 2; takenScopes.has(scope); count += 1) scope = `${wish}~${count}`;
  takenScopes.add(scope);
  return scope;
}

/** Makes what one element's code shares. `isRemote`: the test runs in a frame of `baseUrl`. */
export function createHost(element: HTMLElement, baseUrl: string, isRemote: boolean): Host {
  const warned = new Set<string>();
  const warn = (message: string) => {
    if (warned.has(message)) return;
    warned.add(message);
    console.warn(`[iq-test] ${message}`);
  };
  const read = () => readSettings((name) => element.getAttribute(name), warn);
  const settings = signal(read());
  const partner = signal<PartnerInfo>({});
  const refusal = signal<Refusal | undefined>(undefined);
  const isOpen = signal(false);
  const stage = signal<Stage>('welcome');
  const hasOwnLauncher = signal(false);
  const isUntouched = signal(true);
  const isWaiting = signal(true);
  let controls: Controls | undefined;
  /** Asked for before there was anything that could do it. */
  let later: 'start' | 'reset' | undefined;
  let isDisposed = false;
  /** The answer about the partner that was asked for last. */
  let known: { key: string | null; info: PartnerInfo } | undefined;

  const scope = takeScope(element, settings.peek(), baseUrl);
  const memory = memories.get(scope) ?? new Map<string, string>();
  memories.set(scope, memory);
  const storage = createDeviceStorage({ slug: brand.slug, scope, memory });

  const emit = ((name: keyof IqTestEvents, detail: object) => {
    if (name === 'error') isUntouched.value = false;
    const { partner: key, 'hidden-data': hiddenData } = settings.peek();
    element.dispatchEvent(
      new CustomEvent(`iq-test:${name}`, {
        bubbles: true,
        composed: true,
        detail: { ...detail, hiddenData, partner: key },
      }),
    );
  }) as Emit;

  const observer = new MutationObserver(() => {
    const next = read();
    if (next.partner !== settings.peek().partner) refusal.value = undefined;
    settings.value = next;
  });
  observer.observe(element, { attributeFilter: attributeNames });
  const stopPainting = effect(() => {
    const { theme, brand: look } = settings.value;
    element.toggleAttribute('data-theme', theme !== 'auto');
    if (theme !== 'auto') element.dataset.theme = theme;
    const name = look ?? partner.value.brandTheme;
    if (name) element.dataset.brand = name;
    else delete element.dataset.brand;
    element.dataset.stage = stage.value;
  });

  const isModal = () => settings.peek().mode !== 'inline';

  const host: Host = {
    element,
    baseUrl,
    settings,
    partner,
    refusal,
    isOpen,
    stage,
    hasOwnLauncher,
    isUntouched,
    isWaiting,
    scope,
    isRemote,
    storage,
    emit,
    async checkPartner() {
      const { partner: key } = settings.peek();
      if (known?.key === key) return known.info;
      try {
        const info = await loadPartner(key, baseUrl);
        if (key === settings.peek().partner) {
          known = { key, info };
          partner.value = info;
        }
        return info;
      } catch (error) {
        if (error instanceof Refusal && key === settings.peek().partner) host.refuse(error);
        throw error;
      }
    },
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
      if (isModal()) isOpen.value = true;
      else element.scrollIntoView({ block: 'start' });
    },
    close() {
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
    setControls(next) {
      controls = next;
      if (next && later) next[later]();
      if (next) later = undefined;
    },
    setStage(next) {
      stage.value = next;
      if (next !== 'welcome') host.touch();
    },
    setOwnLauncher(has) {
      hasOwnLauncher.value = has;
    },
    touch() {
      isUntouched.value = false;
    },
    call(method) {
      if (refusal.peek()) return;
      if (method === 'open' || method === 'close') return host[method]();
      if (method === 'start') {
        if (isModal()) host.open();
        if (controls) controls.start();
        else later = 'start';
      } else if (controls) controls.reset();
      else {
        later = isRemote ? 'reset' : undefined;
        storage.clearTest();
      }
    },
    dispose() {
      isDisposed = true;
      observer.disconnect();
      stopPainting();
      takenScopes.delete(scope);
      if (memory.size === 0) memories.delete(scope);
    },
  };
  return host;
}
