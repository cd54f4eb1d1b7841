import { brand } from '@quotient/contract/brand';
import { localeCodes } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
import { colorsOf } from '@quotient/iq-test/theme';
import { addressOf } from './layout/addresses.ts';
import { pages } from './pages.ts';

/** Every page that search engines should know, each in all of its languages (sitemaps.org, protocol 0.9). */
export function sitemap(): string {
  const entries = pages
    .filter(({ indexed = true }) => indexed)
    .flatMap((page) => {
      const alternates = localeCodes.map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${addressOf(locale, page.path)}"/>`,
      );
      return localeCodes.map((locale) => {
        const { updated } = page.write(locale);
        return [
          '<url>',
          `<loc>${addressOf(locale, page.path)}</loc>`,
          updated ? `<lastmod>${updated}</lastmod>` : '',
          ...alternates,
          '</url>',
        ].join('');
      });
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Manifest for a phone with the site on its home screen. */
export function manifestOf(): string {
  const { paper } = colorsOf('default', 'light');
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  });
  return JSON.stringify({
    name: `${brand.name} · ${brand.organization}`,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
  });
}

/** The pages that the server draws a share picture for. */
export const shareable = () =>
  pages
    .filter(({ indexed = true }) => indexed)
    .flatMap((page) =>
      localeCodes.map((locale) => {
        const { title, name = title } = page.write(locale);
        return { path: pathIn(locale, page.path), locale, heading: name };
      }),
    );
