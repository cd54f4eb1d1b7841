/** Notes of a component's page besides its props and source: shown by `DocsPage`. */
export interface ComponentNotes {
  /** Code that a partner would copy. @default the `@example` of the component's doc comment */
  usage?: string;
  /** Recommendations, two sentences. Like all texts here, Markdown. */
  dos: readonly [string, string];
  /** Advice against wrong uses, two sentences. */
  donts: readonly [string, string];
  /** Parts from the outside in, with their `::part` names in the shadow root of the element. */
  anatomy: readonly (readonly [what: string, text: string, part?: string])[];
  /** Support for screen readers, keyboards, contrast and zoom, one sentence each. */
  accessibility: readonly string[];
  /** Words of a screen reader, in order, in English. */
  spoken: readonly string[];
  /** Key → its effect. Empty if nothing can be focused. */
  keyboard: readonly (readonly [key: string, effect: string])[];
}

/** Parameters of a component's stories: its notes. */
export const notes = (content: ComponentNotes) => ({ notes: content });
