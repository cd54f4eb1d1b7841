import * as v from 'valibot';
import { attributeNames } from '../element/attributes.ts';
import { eventDescriptions, type IqTestEvents } from '../element/events.ts';
import { methodNames } from '../element/methods.ts';

const eventNames = Object.keys(eventDescriptions) as (keyof IqTestEvents)[];
/** The attributes that we know; any other is left out. */
const attributes = v.object(
  Object.fromEntries(attributeNames.map((name) => [name, v.exactOptional(v.string())])),
);

const fromFrame = {
  /** Sent when the frame listens. The only message that any origin may read: it contains nothing. */
  'iq-test:frame-hello': v.object({}),
  'iq-test:frame-event': v.object({
    name: v.picklist(eventNames),
    detail: v.record(v.string(), v.unknown()),
  }),
  'iq-test:frame-stage': v.object({ stage: v.picklist(['welcome', 'testing', 'payment', 'results']) }),
  /** Height that the content needs, in CSS pixels. */
  'iq-test:frame-size': v.object({
    height: v.pipe(
      v.number(),
      v.check((height) => Number.isFinite(height)),
    ),
  }),
};
const toFrame = {
  'iq-test:frame-attributes': v.object({
    attributes,
    id: v.string(),
    /** Font families of the page. */
    fonts: v.exactOptional(v.object({ body: v.string(), heading: v.string() })),
  }),
  'iq-test:frame-call': v.object({ method: v.picklist(methodNames.filter((name) => name !== 'destroy')) }),
};
const anyMessage = v.object({ type: v.string() });

type Schemas = Record<string, v.GenericSchema<unknown, object>>;
type MessageOf<Table extends Schemas> = {
  [Type in keyof Table]: { type: Type } & v.InferOutput<Table[Type]>;
}[keyof Table];

/** Message from the page in the frame to the element. */
export type FromFrame = MessageOf<typeof fromFrame>;
/** Message from the element to the page in its frame. */
export type ToFrame = MessageOf<typeof toFrame>;

function reader<Table extends Schemas>(schemas: Table) {
  return (data: unknown): MessageOf<Table> | undefined => {
    try {
      const { type } = v.parse(anyMessage, data);
      const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined;
      return schema && ({ type, ...v.parse(schema, data) } as MessageOf<Table>);
    } catch {
      return undefined; // a page's windows say all kinds of things to each other
    }
  };
}

/** Reads a message of the frame; undefined for everything else. */
export const readFromFrame = reader(fromFrame);
/** Reads a message of the element around the frame; undefined for everything else. */
export const readToFrame = reader(toFrame);
