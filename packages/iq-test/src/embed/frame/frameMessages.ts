import { number, object, oneOf, ParseError, type Reader, string } from '../../api/parse.ts';
import type { Stage } from '../../flow/journey.ts';
import { type AttributeName, attributeNames } from '../element/attributes.ts';
import { eventDescriptions, type IqTestEvents } from '../element/events.ts';
import { type MethodName, methodNames } from '../element/methods.ts';

/** What the page in the frame says to the element around it. */
export type FromFrame =
  /** It listens. The only message that goes to anyone: it says nothing. */
  | { type: 'iq-test:frame-hello' }
  | { type: 'iq-test:frame-event'; name: keyof IqTestEvents; detail: Record<string, unknown> }
  | { type: 'iq-test:frame-stage'; stage: Stage }
  /** What is shown needs this height, in CSS pixels. */
  | { type: 'iq-test:frame-size'; height: number };

/** What the element says to the page in its frame. */
export type ToFrame =
  | { type: 'iq-test:frame-attributes'; attributes: Partial<Record<AttributeName, string>>; id: string }
  | { type: 'iq-test:frame-call'; method: Exclude<MethodName, 'destroy'> };

const record: Reader<Record<string, unknown>> = (value, path) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ParseError(path, 'an object');
  return value as Record<string, unknown>;
};
const attributesReader: Reader<Partial<Record<AttributeName, string>>> = (value, path) =>
  Object.fromEntries(
    Object.entries(record(value, path)).flatMap(([key, text]) => {
      const name = attributeNames.find((known) => known === key);
      return name ? [[name, string(text, `${path}.${name}`)]] : [];
    }),
  );

const readersFromFrame = {
  'iq-test:frame-hello': object({}),
  'iq-test:frame-event': object({
    name: oneOf(...(Object.keys(eventDescriptions) as (keyof IqTestEvents)[])),
    detail: record,
  }),
  'iq-test:frame-stage': object({ stage: oneOf('welcome', 'testing', 'payment', 'results') }),
  'iq-test:frame-size': object({ height: number }),
};
const readersToFrame = {
  'iq-test:frame-attributes': object({ attributes: attributesReader, id: string }),
  'iq-test:frame-call': object({ method: oneOf(...methodNames.filter((name) => name !== 'destroy')) }),
};

function reader<Message extends { type: string }>(readers: Record<string, Reader<object>>) {
  return (data: unknown): Message | undefined => {
    try {
      const { type } = object<{ type: string }>({ type: string })(data, 'message');
      const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
      return read && ({ type, ...read(data, 'message') } as Message);
    } catch {
      return undefined; // a page's windows say all kinds of things to each other
    }
  };
}

/** Reads a message of the frame; undefined for everything else. */
export const readFromFrame = reader<FromFrame>(readersFromFrame);
/** Reads a message of the element around the frame; undefined for everything else. */
export const readToFrame = reader<ToFrame>(readersToFrame);
