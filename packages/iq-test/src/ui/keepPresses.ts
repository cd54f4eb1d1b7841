import type { HTMLAttributes, SyntheticEvent } from 'react';
import { isField, keep } from './keepKeys.ts';

type Listeners = Pick<
  HTMLAttributes<HTMLDivElement>,
  'onMouseDown' | 'onContextMenu' | 'onCopy' | 'onCut' | 'onPaste'
>;

/**
 * Listeners that keep presses of the mouse from the page around, and the menu and the clipboard of fields; `own` hear them
 * before. Pages that protect their texts from being copied refuse these but in fields, and cannot know ours, as for keys:
 * where a press is refused, it moves no focus. The start of a selection does not leave a shadow root.
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
