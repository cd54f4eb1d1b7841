import { readLocaleTag } from '@quotient/contract/localeTag';
import type { ResolvedLocale, resolveLocale } from './locale.ts';

/**
 * Resolves a language that we don't have, for a page with its own words: English fills the gaps. Returns nothing for
 * one of ours, or for a text that isn't a tag.
 */
export function foreignLocale(
  wish: string | undefined,
  resolve: typeof resolveLocale,
): ResolvedLocale | undefined {
  const tag = readLocaleTag(wish ?? '');
  return tag === undefined || resolve([tag]).tag === tag ? undefined : { code: 'en', tag };
}
