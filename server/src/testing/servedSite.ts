import { parseHTML } from 'linkedom';
import type { Ports } from '../ports.ts';
import { createServedPages } from '../publishing/servedPages.ts';
import type { Pictures } from '../publishing/typesetting.ts';
import { folderWith, siteIn } from './siteFolder.ts';

/** Page as the site's build makes it, with the places that the server fills. */
const prerendered = (said: string, lang: string) =>
  `<!doctype html><html lang="${lang}"><head><title>${said}</title><meta name="description" content="${said}"/><meta name="robots" content="noindex"/></head><body><header>Head ${lang}</header><main id="content" class="x" tabindex="-1"><p>${said}</p></main><footer>Foot</footer></body></html>`;

const built = { '404.html': 'en', 'r/index.html': 'en', 'de/r/index.html': 'de', 'verify/index.html': 'en' };

/**
 * The site as visitors reach it, with the pages that the server fills. That of a shared result is also built in
 * German.
 */
export function createServedSite(
  ports: Pick<Ports, 'store' | 'publicUrl' | 'log'>,
  pictures: Pictures,
  isDemo = false,
) {
  const siteDir = folderWith(
    Object.fromEntries(Object.entries(built).map(([name, lang]) => [name, prerendered(name, lang)])),
  );
  const { publicUrl, log } = ports;
  const pages = createServedPages({ ...ports, pictures });
  const site = siteIn(siteDir, { publicUrl, pages, log, isDemo });
  return {
    request: site.request,
    /** Status and document of a page, to a reader with these languages. */
    async open(address: string, languages = '') {
      const response = await site.request(address, { headers: { 'Accept-Language': languages } });
      const html = await response.text();
      return { status: response.status, headers: response.headers, html, document: parseHTML(html).document };
    },
  };
}
