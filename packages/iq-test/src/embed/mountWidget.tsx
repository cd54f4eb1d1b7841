import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { defineProperties } from './attributeProperties.ts';
import { createHost, type Host } from './host.ts';
import type { CallInstance } from './IqTestElement.ts';
import { Widget } from './Widget.tsx';

/** Adds a style sheet to a shadow root. */
export function adopt(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Renders into an element's shadow root, in the place of what was there. */
export function mountWidget(
  element: HTMLElement,
  root: ShadowRoot,
  baseUrl: string,
  css: string,
  renderTest: (host: Host, words: i18n) => ReactNode,
): CallInstance {
  defineProperties(element);
  adopt(root, css);
  const place = document.createElement('div');
  root.replaceChildren(place);
  const host = createHost(element, baseUrl);
  const react = createRoot(place);
  // at once: between the room that the loader has kept and ours there must be no moment without
  flushSync(() => react.render(<Widget host={host}>{(words) => renderTest(host, words)}</Widget>));
  if (host.settings.peek().debug || new URLSearchParams(location.search).has('iq-test-debug'))
    void import('./debug.ts').then(({ printReport }) => printReport(host));
  return (method) => {
    if (method !== 'unmount') return host.call(method);
    host.dispose();
    // later: a host page in React takes the element away in the middle of its own rendering
    setTimeout(() => react.unmount());
  };
}
