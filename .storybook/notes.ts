/** What a component's page says besides its props: shown by `DocsPage`. */
export interface ComponentNotes {
  /** Code that a partner would copy. */
  usage: string;
  /** What it does for screen readers, keyboards, contrast and zoom, one sentence each. */
  accessibility: readonly string[];
  /** Key → what it does. Empty where nothing can be focused. */
  keyboard: readonly (readonly [key: string, effect: string])[];
}

/** Parameters of a component's stories: its notes. */
export const notes = (content: ComponentNotes) => ({ notes: content });
