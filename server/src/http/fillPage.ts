import { directionOf } from '@quotient/contract/direction';
import type { LocaleCode } from '@quotient/contract/locales';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** HTML with escaped values. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Content that the server puts into a prerendered page. */
export interface PageFilling {
  /** The direction follows from it. */
  lang: LocaleCode;
  title: string;
  description: string;
  /** More elements of the head. */
  head?: Html;
  main: Html;
}

/**
 * Fills a prerendered page with another title, description, language and content; header, footer and scripts stay.
 * Throws if a place is missing: then another version built the page.
 */
export async function fillPage(page: string, filling: PageFilling): Promise<string> {
  const { lang, title, description, head = html``, main } = filling;
  const places: [RegExp, Html][] = [
    [/(?<=<html [^>]*)lang="[^"]*"(?: dir="[^"]*")?/, html`lang="${lang}" dir="${directionOf(lang)}"`],
    [/<title>[^<]*<\/title>/, html`<title>${title}</title>`],
    [/<meta name="description"[^>]*>/, html`<meta name="description" content="${description}"/>`],
    [/(?=<\/head>)/, head],
    [/(?<=<main [^>]*>).*(?=<\/main>)/s, main],
  ];
  let filled = page;
  for (const [place, content] of places) {
    if (!place.test(filled)) throw new Error(`The prerendered page has no place for ${place.source}.`);
    const text = (await content).toString();
    filled = filled.replace(place, () => text);
  }
  return filled;
}
