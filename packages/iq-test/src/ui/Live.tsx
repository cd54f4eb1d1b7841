import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';

/** Renders what its function reads from signals, whenever one of them changes, and nothing around it. */
export function Live({ children }: { children: () => ReactNode }): ReactNode {
  useSignals();
  return children();
}
