/** When the test session of an id was started, in milliseconds since the epoch: ids begin with that (Specification §3). */
export const startOfId = (id: string): number => Number(id.split('-')[0]);
