const adopted = new WeakMap<ShadowRoot, Set<string>>();

/** Takes all of our style sheets out of a shadow root, for its next content. */
export function resetStyles(root: ShadowRoot): void {
  root.adoptedStyleSheets = [];
  adopted.delete(root);
}

/** Adds a style sheet to a shadow root, once. */
export function adopt(root: ShadowRoot | null, css: string): void {
  if (!root) return;
  const known = adopted.get(root) ?? new Set();
  adopted.set(root, known);
  if (known.has(css)) return;
  known.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
