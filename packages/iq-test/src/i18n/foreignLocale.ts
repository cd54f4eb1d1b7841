import { readLocaleTag } from '@quotient/contract/localeTag';
import type { ResolvedLocale, resolveLocale } from './locale.ts';

/**
 * A language that we do not speak, for a page that brings its words: what it lacks is English. Nothing for one of ours,
 * and for what is no tag.
 */
export function foreignLocale(
  wish: string | undefined,
  resolve: typeof resolveLocale,
): ResolvedLocale | undefined {
  const tag = readLocaleTag(wish ?? '');
  return tag === undefined || resolve([tag]).tag === tag ? undefined : { code: 'en', tag };
}
