import type { HTMLAttributes, KeyboardEvent, SyntheticEvent } from 'react';

const CONTROL = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/;
/** Keys that a control handles; any other field uses all keys. */
const MOVES = /^(?:Enter| |Arrow\w+|Home|End|Page\w+)$/;
const PRESSES = /^(?:Enter| )$/;
const NOT_TYPED = /^(?:Escape|Tab|F\d+)$/;
/** Keys that edit text with Ctrl or Meta, in lower case. */
const EDITS = /^(?:[acvxyz]|insert|backspace|delete|home|end|arrow\w+)$/;

/** Keys that are down and were kept: their release is kept as well, wherever the focus is. */
const held = new Set<string>();

/**
 * The key as shortcuts know it, in lower case. A layout that writes no Latin letters, Arabic say, names the key by its
 * place: `ة` is pressed where M is. Latin layouts (AZERTY, Dvorak) keep their letters where they have them.
 */
export const shortcutOf = ({ key, code }: { key: string; code: string }): string =>
  (/[^\p{Script=Latin}\p{Script=Common}]/u.test(key) ? code.replace('Key', '') : key).toLowerCase();

/** True for controls that take text or a choice, such as an input; false for buttons. */
export const isField = (target: EventTarget): boolean =>
  (target as Element).matches('input, textarea, select') && !CONTROL.test((target as HTMLInputElement).type);

/**
 * Returns true if a key does something inside: in a modal dialog, in the focused field or control, or by our own code.
 */
function isUsed(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  const target = event.target as HTMLElement;
  if (event.defaultPrevented) return true;
  // Ctrl and Alt together are AltGr, which writes
  if (metaKey || (ctrlKey && !altKey)) return isField(target) && EDITS.test(shortcutOf(event));
  const dialog = target.closest('dialog');
  if (dialog && event.currentTarget.contains(dialog)) return true;
  if (isField(target)) return !NOT_TYPED.test(key);
  if (altKey) return false;
  return target.matches('input')
    ? MOVES.test(key)
    : PRESSES.test(key) && target.closest('button, a') !== null;
}

/** Keeps an event from the page around. */
export function keep(event: SyntheticEvent): void {
  event.stopPropagation();
  // React may listen on the document itself, beside the page
  (event as Partial<SyntheticEvent>).nativeEvent?.stopImmediatePropagation();
}

/** Keeps a key from the page around. */
export function keepKey(event: KeyboardEvent<HTMLElement>): void {
  held.add(event.code);
  keep(event);
}

function keepUsed(event: KeyboardEvent<HTMLElement>): void {
  if (event.type === 'keydown') {
    held.delete(event.code);
    if (isUsed(event)) keepKey(event);
  } else if (held.has(event.code)) {
    keepKey(event);
    if (event.type === 'keyup') held.delete(event.code);
  }
}

type KeyListeners = Pick<HTMLAttributes<HTMLDivElement>, 'onKeyDown' | 'onKeyPress' | 'onKeyUp'>;

/**
 * Listeners that keep keys that are used inside from the shortcuts of the page around; `own` hear them before. A page
 * spares its own fields, but cannot spare ours: outside of a shadow root an event comes from the element that has the
 * root. So it would take what is typed for its shortcuts. It still hears Ctrl and Meta shortcuts that edit no field, and
 * Escape and Tab outside of our dialogs.
 */
export function keepKeys(own: KeyListeners): KeyListeners {
  const before = (listener: KeyListeners[keyof KeyListeners]) => (event: KeyboardEvent<HTMLDivElement>) => {
    listener?.(event);
    keepUsed(event);
  };
  return {
    onKeyDown: before(own.onKeyDown),
    onKeyPress: before(own.onKeyPress),
    onKeyUp: before(own.onKeyUp),
  };
}
