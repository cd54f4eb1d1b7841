import { StripeFailure } from '../api/stripeFailure.ts';
import type { Kind, World } from './world.ts';

/** The fields that hold the id of another object, by kind of object. */
const expandable: Record<Kind, readonly string[]> = {
  'checkout.session': ['payment_intent'],
  payment_intent: ['latest_charge'],
  charge: ['payment_intent'],
  refund: ['charge', 'payment_intent'],
  dispute: ['charge', 'payment_intent'],
  event: [],
};

/** Stripe's own limit. */
const MAX_DEPTH = 4;

type Fields = Record<string, unknown>;

function expandPath(world: World, object: Fields, [field, ...rest]: string[], path: string): Fields {
  if (field === undefined) return object;
  if (!expandable[object.object as Kind].includes(field))
    throw new StripeFailure(`This property cannot be expanded: ${path}.`, { param: 'expand' });
  const value = object[field];
  // a second path may go through what the first one has expanded
  const other = typeof value === 'string' ? world.find(value) : value;
  // null stays null: there is nothing there yet
  return other ? { ...object, [field]: expandPath(world, other as Fields, rest, path) } : object;
}

/** The object with whole objects in place of the ids that `paths` name, such as `payment_intent.latest_charge`. */
export const expand = (world: World, object: object, paths: readonly string[] = []): object =>
  paths.reduce<Fields>((expanded, path) => {
    const fields = path.split('.');
    if (fields.length > MAX_DEPTH)
      throw new StripeFailure(`Expand at most ${MAX_DEPTH} levels deep: ${path}.`, { param: 'expand' });
    return expandPath(world, expanded, fields, path);
  }, object as Fields);
