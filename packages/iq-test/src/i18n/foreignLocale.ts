import type { ResolvedLocale, resolveLocale } from './locale.ts';

/**
 * A language that we do not speak, for a page that brings its words: what it lacks is English. Nothing for one of ours,
 * and for what is no tag.
 */
export function foreignLocale(
  wish: string | undefined,
  resolve: typeof resolveLocale,
): ResolvedLocale | undefined {
  if (!wish) return undefined;
  try {
    const { baseName } = new Intl.Locale(wish);
    return resolve([wish]).tag === baseName ? undefined : { code: 'en', tag: baseName };
  } catch {
    return undefined;
  }
}
