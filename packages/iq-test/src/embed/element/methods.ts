/** Every method of `<iq-test>`. The loader needs no more than the names. */
export const methodNames = ['start', 'open', 'close', 'reset', 'destroy'] as const;

/** The name of a method of `<iq-test>`. */
export type MethodName = (typeof methodNames)[number];

/** Methods of the element. Editors and the documentation show these comments. */
export interface IqTestMethods extends Record<MethodName, () => void> {
  /** Starts the test; in a dialog, opens it first. */
  start(): void;
  /** Opens the dialog; in the page, scrolls to the element. */
  open(): void;
  /** Closes the dialog. A running test continues. */
  close(): void;
  /** Back to the description; a running test of this element is forgotten. */
  reset(): void;
  /** Ends everything and empties the element for good. What is stored on the device stays. */
  destroy(): void;
}
