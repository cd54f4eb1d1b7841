import {
  check,
  exactOptional,
  type GenericSchema,
  number,
  object,
  parse,
  picklist,
  pipe,
  record,
  string,
  unknown,
} from 'valibot';
import type { Stage } from '../../flow/journey.ts';
import { type AttributeName, attributeNames } from '../element/attributes.ts';
import { eventDescriptions, type IqTestEvents } from '../element/events.ts';
import { type MethodName, methodNames } from '../element/methods.ts';

/** What the page in the frame says to the element around it. */
export type FromFrame =
  /** It listens now. The only message that any origin may read: it gives nothing away. */
  | { type: 'iq-test:frame-hello' }
  | { type: 'iq-test:frame-event'; name: keyof IqTestEvents; detail: Record<string, unknown> }
  | { type: 'iq-test:frame-stage'; stage: Stage }
  /** What is shown needs this height, in CSS pixels. */
  | { type: 'iq-test:frame-size'; height: number };

/** What the element says to the page in its frame. */
export type ToFrame =
  | { type: 'iq-test:frame-attributes'; attributes: Partial<Record<AttributeName, string>>; id: string }
  | { type: 'iq-test:frame-call'; method: Exclude<MethodName, 'destroy'> };

const eventNames = Object.keys(eventDescriptions) as (keyof IqTestEvents)[];
/** The attributes that we know; any other is left out. */
const attributes = object(Object.fromEntries(attributeNames.map((name) => [name, exactOptional(string())])));

const schemasFromFrame = {
  'iq-test:frame-hello': object({}),
  'iq-test:frame-event': object({ name: picklist(eventNames), detail: record(string(), unknown()) }),
  'iq-test:frame-stage': object({ stage: picklist(['welcome', 'testing', 'payment', 'results']) }),
  'iq-test:frame-size': object({
    height: pipe(
      number(),
      check((height) => Number.isFinite(height)),
    ),
  }),
};
const schemasToFrame = {
  'iq-test:frame-attributes': object({ attributes, id: string() }),
  'iq-test:frame-call': object({ method: picklist(methodNames.filter((name) => name !== 'destroy')) }),
};
const anyMessage = object({ type: string() });

function reader<Message extends { type: string }>(schemas: Record<string, GenericSchema<unknown, object>>) {
  return (data: unknown): Message | undefined => {
    try {
      const { type } = parse(anyMessage, data);
      const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined;
      return schema && ({ type, ...parse(schema, data) } as Message);
    } catch {
      return undefined; // a page's windows say all kinds of things to each other
    }
  };
}

/** Reads a message of the frame; undefined for everything else. */
export const readFromFrame = reader<FromFrame>(schemasFromFrame);
/** Reads a message of the element around the frame; undefined for everything else. */
export const readToFrame = reader<ToFrame>(schemasToFrame);
