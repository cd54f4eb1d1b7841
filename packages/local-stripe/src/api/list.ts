import type Stripe from 'stripe';
import type { StripeObject } from '../objects/stripeObjects.ts';
import { resourceMissing, StripeFailure } from './stripeFailure.ts';

/** Requested part of a list. */
export interface ListQuery {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number | undefined>> | undefined;
}

const isWithin = (at: number, { gt, gte, lt, lte }: NonNullable<ListQuery['created']>) =>
  (gt === undefined || at > gt) &&
  (gte === undefined || at >= gte) &&
  (lt === undefined || at < lt) &&
  (lte === undefined || at <= lte);

/** One page of a list sorted from new to old. Throws if a cursor isn't in the list. */
export function list<T extends StripeObject>(objects: T[], query: ListQuery, url: string): Stripe.ApiList<T> {
  const { limit, starting_after, ending_before, created } = query;
  if (starting_after && ending_before)
    throw new StripeFailure('Give one of starting_after and ending_before.', { param: 'ending_before' });
  const found = created ? objects.filter((object) => isWithin(object.created, created)) : objects;
  const place = (id: string, param: string) => {
    const index = found.findIndex((object) => object.id === id);
    if (index === -1) throw resourceMissing('object in this list', id, param);
    return index;
  };
  if (ending_before) {
    const end = place(ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: found.slice(start, end), has_more: start > 0, url };
  }
  const start = starting_after ? place(starting_after, 'starting_after') + 1 : 0;
  const end = start + limit;
  return { object: 'list', data: found.slice(start, end), has_more: end < found.length, url };
}
