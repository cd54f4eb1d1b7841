import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import { brand } from '@quotient/contract/brand';
import type { Stage } from '../flow/flowModel.ts';
import { createDeviceStorage, type DeviceStorage } from '../storage/deviceStorage.ts';
import { attributeNames, type MethodName } from './attributeNames.ts';
import { readSettings, type Settings } from './attributes.ts';
import type { Emit, IqTestEvents } from './events.ts';
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
  /** Until the first stage is left or something has failed. */
  readonly isUntouched: ReadonlySignal<boolean>;
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
  /** There is no test here, for good: the page's own content stands in. */
  refuse(refusal: Refusal): void;
  setControls(controls: Controls): void;
  setStage(stage: Stage): void;
  call(method: Exclude<MethodName, 'destroy'>): void;
  dispose(): void;
}

/** Names that elements of this page have taken; each keeps its test under its own. */
const takenScopes = new Set<string>();
/** What could not be stored, by scope: an element that comes back finds it. */
const memories = new Map<string, Map<string, string>>();

function takeScope({ id }: HTMLElement, { set }: Settings): string {
  const wish = [set === 'main' ? '' : set, id].filter(Boolean).join('.');
  let scope = wish;
  for (let count = 2; takenScopes.has(scope); count += 1) scope = `${wish}.${count}`;
  takenScopes.add(scope);
  return scope;
}

export function createHost(element: HTMLElement, baseUrl: string): Host {
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
  const isUntouched = signal(true);
  const isWaiting = signal(true);
  let controls: Controls | undefined;
  let startsLater = false;

  const scope = takeScope(element, settings.peek());
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
    settings.value = read();
  });
  observer.observe(element, { attributeFilter: [...attributeNames] });
  const stopPainting = effect(() => {
    const { theme, brand: look } = settings.value;
    element.toggleAttribute('data-theme', theme !== 'auto');
    if (theme !== 'auto') element.dataset.theme = theme;
    const name = look ?? partner.value.brandTheme;
    if (name) element.dataset.brand = name;
    else delete element.dataset.brand;
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
    isUntouched,
    isWaiting,
    scope,
    isRemote: settings.peek().isolation === 'iframe',
    storage,
    emit,
    async checkPartner() {
      try {
        partner.value = await loadPartner(settings.peek().partner, baseUrl);
        return partner.peek();
      } catch (error) {
        if (error instanceof Refusal) host.refuse(error);
        throw error;
      }
    },
    refuse(error) {
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
      if (startsLater) next.start();
      startsLater = false;
    },
    setStage(next) {
      stage.value = next;
      isUntouched.value = false;
    },
    call(method) {
      if (refusal.peek()) return;
      if (method === 'open' || method === 'close') return host[method]();
      if (method === 'start') {
        if (isModal()) host.open();
        if (controls) controls.start();
        else startsLater = true;
      } else if (controls) controls.reset();
      else storage.clearTest();
    },
    dispose() {
      observer.disconnect();
      stopPainting();
      takenScopes.delete(scope);
    },
  };
  return host;
}
