import type { FirstMessages, LaterMessages, Messages } from './messages.ts';

/** All messages of one language. Both parts have errors: the later ones can be met only after the test. */
export const joinMessages = (first: FirstMessages, later: LaterMessages): Messages => ({
  ...first,
  ...later,
  errors: { ...first.errors, ...later.errors },
});
