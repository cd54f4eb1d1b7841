/** Start of a test session in milliseconds since the epoch, read from its id (Specification §3). */
export const startOfId = (id: string): number => Number(id.split('-')[0]);
