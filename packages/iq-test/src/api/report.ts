/** The one place for failures that the visitor is not bothered with (Specification §8: "only logged"). */
export function report(what: string, error: unknown): void {
  console.warn(`[iq-test] ${what}:`, error instanceof Error ? error.message : error);
}
