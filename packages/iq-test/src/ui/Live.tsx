import { useSignals } from '@preact/signals-react/runtime';
import type { ReactElement } from 'react';

/** Bare text is not allowed: a translator may have replaced text that changes beside others. */
type Shown = ReactElement | false | undefined;

/** Renders what its function reads from signals, whenever one of them changes, and nothing around it. */
export function Live({ children }: { children: () => Shown }): Shown {
  useSignals();
  return children();
}
