import { useSignals } from '@preact/signals-react/runtime';
import type { ReactElement } from 'react';

/** No bare text: one that changes beside others, or comes and goes, may have been replaced by a translator. */
type Shown = ReactElement | false | undefined;

/** Renders what its function reads from signals, whenever one of them changes, and nothing around it. */
export function Live({ children }: { children: () => Shown }): Shown {
  useSignals();
  return children();
}
