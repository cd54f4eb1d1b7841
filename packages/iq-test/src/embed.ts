// `@quotient/iq-test/embed`: the `<iq-test>` element for pages that are built with a bundler.
import { defineIqTestElement } from './embed/IqTestElement.ts';

export interface DefineIqTestOptions {
  /** Origin of the Quotient server, e.g. `https://quiz.example`. @default the page's own */
  baseUrl?: string;
}

/**
 * Defines `<iq-test>`, once however often it is called. Does nothing on a server.
 * @example
 * import { defineIqTest } from '@quotient/iq-test/embed';
 * defineIqTest({ baseUrl: 'https://quiz.example' });
 */
export function defineIqTest({ baseUrl }: DefineIqTestOptions = {}): void {
  if (typeof window === 'undefined') return;
  defineIqTestElement({
    loadApp: () => import('./embed/app.tsx'),
    baseUrl: new URL(baseUrl ?? location.origin, location.href).origin,
  });
}
