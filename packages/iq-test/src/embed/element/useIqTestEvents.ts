import { type RefObject, useEffect, useRef } from 'react';
import type { IqTestElement } from './elementTypes.ts';
import type { IqTestEvents } from './events.ts';

/** Handlers for the element's events, by name without `iq-test:`. */
export type IqTestEventHandlers = {
  [Name in keyof IqTestEvents]?: (detail: IqTestEvents[Name], event: CustomEvent<IqTestEvents[Name]>) => void;
};

/**
 * Listens to an `<iq-test>` in React 18 and 19, after server rendering too, for as long as the component is there. The
 * handlers of the newest render are called; they need not be the same ones each time.
 * @param ref Of the element; it must hold it when the component is first in the page.
 * @example
 * import { type IqTestElement, useIqTestEvents } from '@quotient/iq-test/embed';
 * import { useRef } from 'react';
 *
 * const ref = useRef<IqTestElement>(null);
 * useIqTestEvents(ref, { results: ({ iq }) => console.log(iq) });
 * return <iq-test ref={ref} id="test" partner="acme" />;
 */
export function useIqTestEvents(ref: RefObject<IqTestElement | null>, handlers: IqTestEventHandlers): void {
  const newest = useRef(handlers);
  useEffect(() => {
    newest.current = handlers;
  });
  const names = Object.keys(handlers).sort().join(' ');
  useEffect(() => {
    const controller = new AbortController();
    for (const name of names.split(' ') as (keyof IqTestEvents)[])
      ref.current?.addEventListener(
        `iq-test:${name}`,
        // name, detail and event belong together, by the type of the handlers
        (event: CustomEvent) => newest.current[name]?.(event.detail as never, event as never),
        controller,
      );
    return () => controller.abort();
  }, [ref, names]);
}
