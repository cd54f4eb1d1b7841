import { useEffect, useState } from 'react';

/**
 * Keeps a model that starts nothing itself, from the first render on, also on a server. It is the same one for as long
 * as React keeps the component's state, even if effects run twice (StrictMode) or stop while the component is hidden.
 * Such a model waits in `whileShown` only, which returns a function that stops it. Use `useOwnModel` for a model that
 * starts something.
 * @param create Makes the model, once; reads props that may change where it needs them, see `useNewest`.
 */
export function useQuietModel<T extends object & { whileShown?: () => () => void }>(create: () => T): T {
  const [model] = useState(create);
  useEffect(() => model.whileShown?.(), [model]);
  return model;
}
