import { type CheckedShape, MAX_SHAPE_BYTES, shapeRoutes } from '@quotient/contract/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../api.ts';

/** Delay between the last key and the check, in milliseconds. */
const CHECK_AFTER_MS = 250;

/** Drawing that the server would store, and the text that it belongs to. */
export interface Checked extends CheckedShape {
  text: string;
}

/**
 * Sends the text to the server for a check, a moment after the last key. The previous answer stays until the next one.
 */
export function useShapeCheck(text: string): { checked: Checked | undefined; error: Error | null } {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error } = useQuery({
    queryKey: [shapeRoutes.checkShape.path, settled],
    queryFn: async ({ signal }): Promise<Checked> => {
      if (settled.length > MAX_SHAPE_BYTES)
        return { text: settled, svg: '', removed: [{ what: '', why: 'too_large', from: 0, to: 0 }] };
      const checked = await call(shapeRoutes.checkShape, { body: { svg: settled } }, signal);
      return { text: settled, ...checked };
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return { checked: data, error };
}
