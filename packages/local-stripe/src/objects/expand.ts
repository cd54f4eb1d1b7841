import { StripeFailure } from '../api/stripeFailure.ts';
import type { Kind, World } from './stripeObjects.ts';

/** Fields with the id of another object, and the kind of each. */
const expandable: Record<Kind, Record<string, Kind>> = {
  'checkout.session': { payment_intent: 'payment_intent' },
  payment_intent: { latest_charge: 'charge' },
  charge: { payment_intent: 'payment_intent' },
  refund: { charge: 'charge', payment_intent: 'payment_intent' },
  dispute: { charge: 'charge', payment_intent: 'payment_intent' },
  event: {},
};

/** Stripe's own limit. */
const MAX_DEPTH = 4;

/**
 * Reads the paths to expand in an answer of this kind, each as its fields; those of a list begin with `data.`. Throws
 * for a field that holds no other object, before any work.
 */
export const readPaths = (kind: Kind, isList: boolean, paths: readonly string[] = []): string[][] =>
  paths.map((path) => {
    const refused = new StripeFailure(`This property cannot be expanded: ${path}.`, { param: 'expand' });
    const fields = path.split('.');
    if (fields.length > MAX_DEPTH || (isList && fields.shift() !== 'data')) throw refused;
    let at: Kind | undefined = kind;
    for (const field of fields) {
      at = Object.entries(expandable[at]).find(([name]) => name === field)?.[1];
      if (!at) throw refused;
    }
    return fields;
  });

type Fields = Record<string, unknown>;

function expandPath(world: World, object: Fields, [field, ...rest]: string[]): Fields {
  if (field === undefined) return object;
  const value = object[field];
  // a second path may continue from an expanded object
  const other = typeof value === 'string' ? world.find(value) : value;
  // null stays null: there is no object yet
  return other ? { ...object, [field]: expandPath(world, other as Fields, rest) } : object;
}

/** Expands an object, or each of a list: whole objects replace the ids at these paths. */
export function expand(world: World, answer: object, paths: string[][]): object {
  const whole = (object: object) =>
    paths.reduce<Fields>((expanded, path) => expandPath(world, expanded, path), object as Fields);
  return 'data' in answer && Array.isArray(answer.data)
    ? { ...answer, data: answer.data.map(whole) }
    : whole(answer);
}
