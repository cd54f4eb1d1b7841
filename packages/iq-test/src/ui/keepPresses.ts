import type { HTMLAttributes, SyntheticEvent } from 'react';
import { isField, keep } from './keepKeys.ts';

type Listeners = Pick<
  HTMLAttributes<HTMLDivElement>,
  'onMouseDown' | 'onContextMenu' | 'onCopy' | 'onCut' | 'onPaste'
>;

/**
 * Listeners that keep mouse presses, and menu and clipboard events of fields, from the page around; `own` run first.
 * Copy-protected pages cancel these outside of fields and can't see ours, and a cancelled press moves no focus. `selectstart`
 * doesn't leave a shadow root.
 */
export function keepPresses(own: Listeners): Listeners {
  const before =
    <E extends SyntheticEvent>(listener: ((event: E) => void) | undefined, isKept = isField) =>
    (event: E) => {
      listener?.(event);
      if (isKept(event.target)) keep(event);
    };
  return {
    onMouseDown: before(own.onMouseDown, () => true),
    onContextMenu: before(own.onContextMenu),
    onCopy: before(own.onCopy),
    onCut: before(own.onCut),
    onPaste: before(own.onPaste),
  };
}
