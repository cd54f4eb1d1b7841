/** How long the server may take to answer. */
export const TIMEOUT_MS = 15_000;
