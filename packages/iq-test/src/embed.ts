// `@quotient/iq-test/embed`: the `<iq-test>` element for pages that are built with a bundler.
import { defineIqTestElement } from './embed/element/IqTestElement.ts';
import { baseUrlHint } from './hints/baseUrlHint.ts';

export type { HiddenData } from './embed/element/attributes.ts';
export type { IqTestAttributes, IqTestElement } from './embed/element/elementTypes.ts';
export type { IqTestEvents } from './embed/element/events.ts';
export type { IqTestCommand } from './embed/element/IqTestElement.ts';
export { type IqTestEventHandlers, useIqTestEvents } from './embed/element/useIqTestEvents.ts';

/** Options that the element of a bundled page can't read from a script tag. */
export interface DefineIqTestOptions {
  /** Origin of the Quotient server, e.g. `https://quiz.example`. @default the page's own */
  baseUrl?: string;
}

/**
 * Defines `<iq-test>`; calling it again does nothing. It does nothing on a server. With a `baseUrl` that isn't an
 * address it defines nothing and prints `base_url` on the console: the page shows the element's own content.
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
