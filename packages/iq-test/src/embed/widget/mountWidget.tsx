import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { report } from '../../api/report.ts';
import { defineProperties } from '../element/attributeProperties.ts';
import type { CallInstance } from '../element/IqTestElement.ts';
import { createHost, type Host } from '../host/host.ts';
import { adopt, resetStyles } from './adoptStyles.ts';
import { Widget } from './Widget.tsx';

/**
 * Renders into an element's shadow root, in the place of what was there. `prepare` fetches, beside the words, what the first
 * screen needs.
 */
export function mountWidget(
  element: HTMLElement,
  root: ShadowRoot,
  baseUrl: string,
  css: string,
  isRemote: boolean,
  renderTest: (host: Host, i18n: i18n) => ReactNode,
  prepare: (host: Host) => Promise<void> = async () => {},
): CallInstance {
  defineProperties(element);
  resetStyles(root);
  adopt(root, css);
  const place = document.createElement('div');
  root.replaceChildren(place);
  const host = createHost(element, baseUrl, isRemote);
  const react = createRoot(place);
  // at once, so that there is no moment between the room that the loader has kept and our own
  flushSync(() =>
    react.render(
      <Widget host={host} prepare={prepare}>
        {(i18n) => renderTest(host, i18n)}
      </Widget>,
    ),
  );
  if (host.settings.peek().debug || new URLSearchParams(location.search).has('iq-test-debug'))
    import('../debug/debug.ts')
      .then(({ printReport }) => printReport(host))
      .catch((error) => report('the report could not be made', error));
  return (method) => {
    if (method !== 'destroy') return host.call(method);
    host.dispose();
    // later: a host page in React removes the element while it renders
    setTimeout(() => react.unmount());
  };
}
