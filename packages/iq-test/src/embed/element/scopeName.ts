import type { Settings } from './attributes.ts';

/**
 * Returns the storage name of an element's test, from server, question set and `id`. Another element may have it
 * already.
 */
export function scopeName(id: string, set: Settings['set'], baseUrl: string): string {
  const server = baseUrl === origin ? '' : new URL(baseUrl).host;
  return [server, (id || set !== 'main') && set, id].filter(Boolean).join('/');
}
