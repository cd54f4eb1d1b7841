import { type RefObject, useRef } from 'react';

/** The values of the last render, for what is made once and calls them later. */
export function useNewest<T>(values: T): Readonly<RefObject<T>> {
  const newest = useRef(values);
  newest.current = values;
  return newest;
}
