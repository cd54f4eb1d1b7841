// The page inside the frame of `isolation="iframe"`: beside the loader, one element, and what goes in and out of it.
import type { Stage } from '../../flow/journey.ts';
import { attributeNames } from '../element/attributes.ts';
import { eventDescriptions, type IqTestEvents } from '../element/events.ts';
import type { IqTestMethods } from '../element/methods.ts';
import { type FromFrame, readToFrame } from './frameMessages.ts';
import { scopeOf, tellable } from './frameTrust.ts';

type Element = HTMLElement & IqTestMethods;
/**
 * The origin of the page around us, and the element that was made for it; undefined until that page's first message.
 * The server lets only pages of the partner frame this one.
 */
let visit: { origin: string; element: Element } | undefined;

const post = (message: FromFrame) => visit && parent.postMessage(message, visit.origin);

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || (visit && origin !== visit.origin)) return;
  const message = readToFrame(data);
  if (message?.type === 'iq-test:frame-attributes') {
    const made = visit?.element ?? (document.createElement('iq-test') as Element);
    for (const name of attributeNames) {
      if (name === 'server') continue; // code is loaded from this page's own server, whatever the page around it
      const text = message.attributes[name];
      if (text === undefined) made.removeAttribute(name);
      else made.setAttribute(name, text);
    }
    const partner = new URLSearchParams(location.search).get('partner');
    if (partner !== null) made.setAttribute('partner', partner);
    made.setAttribute('loading', 'eager');
    for (const name of ['body', 'heading'] as const)
      made.style.setProperty(`--iq-font-${name}`, message.fonts?.[name] ?? '');
    // of the page around as well: browsers lay an opaque ground under a frame of another scheme
    document.documentElement.style.colorScheme = message.attributes.theme ?? '';
    if (visit) return;
    visit = { origin, element: made };
    made.id = scopeOf(origin, partner, message.id);
    for (const name of Object.keys(eventDescriptions) as (keyof IqTestEvents)[])
      made.addEventListener(`iq-test:${name}`, (event) =>
        post({ type: 'iq-test:frame-event', name, detail: tellable(name, (event as CustomEvent).detail) }),
      );
    document.body.replaceChildren(made);
    const sendStage = () => post({ type: 'iq-test:frame-stage', stage: made.dataset.stage as Stage });
    new MutationObserver(sendStage).observe(made, { attributeFilter: ['data-stage'] });
    // one message for each change of size
    new ResizeObserver(([entry]) =>
      post({ type: 'iq-test:frame-size', height: entry?.borderBoxSize[0]?.blockSize ?? 0 }),
    ).observe(made);
  } else if (message) visit?.element[message.method]();
});

parent.postMessage({ type: 'iq-test:frame-hello' } satisfies FromFrame, '*');
