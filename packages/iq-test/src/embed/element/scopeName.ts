import type { Settings } from './attributes.ts';

/** What an element's test is kept under, unless another element has that name: of server, question set and `id`. */
export function scopeName(id: string, set: Settings['set'], baseUrl: string): string {
  const server = baseUrl === origin ? '' : new URL(baseUrl).host;
  return [server, (id || set !== 'main') && set, id].filter(Boolean).join('/');
}
