import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseHTML } from 'linkedom';
import { createStaticSite } from '../http/site/staticSite.ts';
import { createPartners } from '../partners/partners.ts';
import type { Ports } from '../ports.ts';
import { createServedPages } from '../sharing/servedPages.ts';
import type { Pictures } from '../sharing/typesetting.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A page as the site's build makes it, with the places that the server fills. */
const prerendered = (said: string, lang: string) =>
  `<!doctype html><html lang="${lang}"><head><title>${said}</title><meta name="description" content="${said}"/><meta name="robots" content="noindex"/></head><body><header>Head ${lang}</header><main id="content" class="x" tabindex="-1"><p>${said}</p></main><footer>Foot</footer></body></html>`;

const built = { '404.html': 'en', 'r/index.html': 'en', 'de/r/index.html': 'de', 'verify/index.html': 'en' };

/** The site as visitors reach it, with the pages that the server fills. That of a shared result was built in German, too. */
export function createServedSite(
  ports: Pick<Ports, 'store' | 'publicUrl' | 'log'>,
  pictures: Pictures,
  isDemo = false,
) {
  const siteDir = temporaryFolder();
  for (const [name, lang] of Object.entries(built)) {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), prerendered(name, lang));
  }
  const site = createStaticSite({
    siteDir,
    embedDir: siteDir,
    embedArchiveDir: siteDir,
    publicUrl: ports.publicUrl,
    partners: createPartners([]),
    pages: createServedPages({ ...ports, pictures }),
    log: ports.log,
    isDemo,
  });
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
