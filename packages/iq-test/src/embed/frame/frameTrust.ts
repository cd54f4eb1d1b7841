import type { IqTestEvents } from '../element/events.ts';

/** Fields that stay in the frame: we don't trust the page with the visitor's answers and score. */
const keptInside: Partial<Record<keyof IqTestEvents, readonly string[]>> = {
  answer: ['answer'],
  results: ['iq', 'percentile', 'totalCorrect'],
};

/** The detail of an event as the page around may have it. */
export const tellable = (name: keyof IqTestEvents, detail: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(detail).filter(([key]) => !keptInside[name]?.includes(key)));

/**
 * The name under which this device keeps the test. It begins with the host of the page around us, which that page
 * cannot choose, so no page can open another page's test.
 */
export const scopeOf = (origin: string, partner: string | null, id: string): string =>
  [new URL(origin).host, partner ?? '', id].join('/');
