/** What a component's page says besides its props and what is read from its source: shown by `DocsPage`. */
export interface ComponentNotes {
  /** Code that a partner would copy. @default the `@example` of the component's doc comment */
  usage?: string;
  /** What to do with it, two sentences. Like all texts here, Markdown. */
  dos: readonly [string, string];
  /** What not to do with it, two sentences. */
  donts: readonly [string, string];
  /** What it is made of, from the outside in, with the `::part` name that it has in the shadow root of the element. */
  anatomy: readonly (readonly [what: string, text: string, part?: string])[];
  /** What it does for screen readers, keyboards, contrast and zoom, one sentence each. */
  accessibility: readonly string[];
  /** What a screen reader says, in its order, in English. */
  spoken: readonly string[];
  /** Key → what it does. Empty where nothing can be focused. */
  keyboard: readonly (readonly [key: string, effect: string])[];
}

/** Parameters of a component's stories: its notes. */
export const notes = (content: ComponentNotes) => ({ notes: content });
