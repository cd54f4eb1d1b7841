import { useEffect, useState } from 'react';

/**
 * Keeps a model that begins nothing by itself, from the first render on and on a server, too. It is the same one for as
 * long as React keeps the state of the component, also where effects run twice (StrictMode) or stop while the component is
 * hidden. What such a model waits for, it waits for in `whileShown`, which returns what ends that. A model that begins by
 * itself is for `useOwnModel`.
 * @param create Makes the model, once; reads props that may change where it needs them, see `useNewest`.
 */
export function useQuietModel<T extends object & { whileShown?: () => () => void }>(create: () => T): T {
  const [model] = useState(create);
  useEffect(() => model.whileShown?.(), [model]);
  return model;
}
