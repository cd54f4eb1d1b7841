const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Scrolls what has the focus to the middle where a toast covers it: the toast is about what was done there. */
export function scrollFromToast(region: HTMLElement): void {
  const { activeElement } = region.getRootNode() as Document | ShadowRoot;
  if (!activeElement || activeElement === region.ownerDocument.body || region.contains(activeElement)) return;
  // an open dialog is above toasts, not below them
  if (activeElement.closest('dialog[open]') !== region.closest('dialog[open]')) return;
  const box = activeElement.getBoundingClientRect();
  if ([...region.children].some((toast) => overlap(toast.getBoundingClientRect(), box)))
    activeElement.scrollIntoView({ block: 'center' });
}
