// `@quotient/iq-test/embed`: the `<iq-test>` element for pages that are built with a bundler.
import { defineIqTestElement } from './embed/element/IqTestElement.ts';
import { baseUrlHint } from './hints/baseUrlHint.ts';

export type { HiddenData } from './embed/element/attributes.ts';
export type { IqTestAttributes, IqTestElement } from './embed/element/elementTypes.ts';
export type { IqTestEvents } from './embed/element/events.ts';
export type { IqTestCommand } from './embed/element/IqTestElement.ts';
export { type IqTestEventHandlers, useIqTestEvents } from './embed/element/useIqTestEvents.ts';

/** What the element of a bundled page cannot read from a script tag. */
export interface DefineIqTestOptions {
  /** Origin of the Quotient server, e.g. `https://quiz.example`. @default the page's own */
  baseUrl?: string;
}

/**
 * Defines `<iq-test>`, once however often it is called. Does nothing on a server. With a `baseUrl` that is no address it
 * defines nothing either and says so in the console (`base_url`): the page shows what stands in the element.
 * @example
 * import { defineIqTest } from '@quotient/iq-test/embed';
 *
 * defineIqTest({ baseUrl: 'https://quiz.example' });
 */
export function defineIqTest({ baseUrl }: DefineIqTestOptions = {}): void {
  if (typeof window === 'undefined') return;
  const { origin } = new URL(baseUrl ?? location.origin, location.href);
  if (origin === 'null' || baseUrl === '') {
    if (process.env.NODE_ENV === 'production') console.warn('[iq-test] base_url');
    else baseUrlHint(baseUrl);
    return;
  }
  defineIqTestElement(origin, async (isFramed) => [
    await (isFramed ? import('./embed/frame/frame.tsx') : import('./embed/widget/app.tsx')),
  ]);
}
