import type { Model } from '@preact/signals-react';
import { useEffect, useState } from 'react';
import { useNewest } from './useNewest.ts';

/**
 * Owns a model while its component is shown: creates it once the component is in the page, and ends it with its timers
 * and listeners when the component leaves. `undefined` on a server and in the first render. If React runs effects twice
 * (StrictMode) or shows a hidden component again, the component gets a new model. Use `useState` for a model that needs
 * no cleanup, such as `ToastsModel`. A component that reads a signal of the model calls `useSignals()` of
 * `@preact/signals-react/runtime` first: without it nothing renders when the signal changes.
 * @param create Makes the model; read when it is needed, so later renders may pass another one.
 * @example
 * import { browserClock, CountdownModel, useOwnModel } from '@quotient/iq-test';
 *
 * const countdown = useOwnModel(() => new CountdownModel({ time: session, clock: browserClock }));
 */
export function useOwnModel<T extends object>(create: () => Model<T>): Model<T> | undefined {
  const [model, setModel] = useState<Model<T>>();
  const newest = useNewest(create);
  useEffect(() => {
    const made = newest.current();
    setModel(made);
    return () => {
      setModel(undefined);
      made[Symbol.dispose]();
    };
  }, [newest]);
  return model;
}
