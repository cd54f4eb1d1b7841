import type { ReadonlySignal } from '@preact/signals-react';
import type { Settings } from '../element/attributes.ts';
import type { IqTestEvents } from '../element/events.ts';

/** Makes what sends an element's events, each with the partner and the page's own data. */
export const createEventSender =
  (element: HTMLElement, settings: ReadonlySignal<Settings>) =>
  (name: keyof IqTestEvents, detail: object): void => {
    const { partner, 'hidden-data': hiddenData } = settings.peek();
    element.dispatchEvent(
      new CustomEvent(`iq-test:${name}`, {
        bubbles: true,
        composed: true,
        detail: { ...detail, hiddenData, partner },
      }),
    );
  };
