// The page inside the frame of `isolation="iframe"`: beside the loader, one element, and what goes in and out of it.
import type { Stage } from '../../flow/journey.ts';
import { attributeNames } from '../element/attributes.ts';
import { eventDescriptions, type IqTestEvents } from '../element/events.ts';
import type { IqTestMethods } from '../element/methods.ts';
import { type FromFrame, readToFrame } from './frameMessages.ts';
import { scopeOf, tellable } from './frameTrust.ts';

type Element = HTMLElement & IqTestMethods;
let element: Element | undefined;
/** Who is around us; the server lets only the partner's pages be. Known from the first message on. */
let around: string | undefined;

const post = (message: FromFrame, origin = around) => origin && parent.postMessage(message, origin);

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || (around !== undefined && origin !== around)) return;
  const message = readToFrame(data);
  if (message?.type === 'iq-test:frame-attributes') {
    around = origin;
    const made = element ?? (document.createElement('iq-test') as Element);
    for (const name of attributeNames) {
      const text = message.attributes[name];
      if (text === undefined) made.removeAttribute(name);
      else made.setAttribute(name, text);
    }
    const partner = new URLSearchParams(location.search).get('partner');
    if (partner !== null) made.setAttribute('partner', partner);
    made.setAttribute('loading', 'eager');
    if (element) return;
    element = made;
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
  } else if (message) element?.[message.method]();
});

post({ type: 'iq-test:frame-hello' }, '*');
