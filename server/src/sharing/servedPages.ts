import { CertificateCodeSchema, SharedResultIdSchema } from '@quotient/contract';
import { is } from 'valibot';
import { checkPage, missingCertificatePage, sheetPage } from '../certificates/certificatePage.ts';
import { layOut } from '../certificates/layOut.ts';
import type { ServedPages } from '../http/site/servedPages.ts';
import type { Ports } from '../ports.ts';
import { keepNewest } from '../store/keepNewest.ts';
import { drawPagePicture } from './pagePicture.ts';
import { missingSharedPage, sharedPage } from './sharedPage.ts';
import { drawSharePicture } from './sharePicture.ts';
import type { ShownResult } from './shownResult.ts';
import type { Pictures } from './typesetting.ts';

/** Kept in memory, some 30 kB each: whoever asks for the same one again and again must not keep the server busy. */
const MAX_PDFS = 100;

interface ServedPagesOptions extends Pick<Ports, 'store' | 'publicUrl'> {
  pictures: Pictures;
  /** Files say DEMO, as the pages do. @default false */
  isDemo?: boolean;
}

/** What the site shows of what visitors have made public. */
export function createServedPages({
  store,
  publicUrl,
  pictures,
  isDemo = false,
}: ServedPagesOptions): ServedPages {
  const readShared = async (id: string): Promise<ShownResult | undefined> =>
    is(SharedResultIdSchema, id) ? store.sharedResults.get(id) : undefined;
  // who types it from paper may use capitals
  const readCertificate = async (typed: string) => {
    const code = typed.toLowerCase();
    return is(CertificateCodeSchema, code) ? store.certificates.get(code) : undefined;
  };
  const host = `${isDemo ? 'DEMO · ' : ''}${new URL(publicUrl).host}`;
  /** Code → its PDF, which never changes and takes a second to make. */
  const pdfs = new Map<string, Awaited<ReturnType<Pictures['pdf']>>>();
  return {
    async sharedResult(id, wishes) {
      const shared = await readShared(id);
      return shared
        ? { isFound: true, filling: sharedPage(shared, publicUrl) }
        : { isFound: false, filling: missingSharedPage(wishes) };
    },
    async sharedPicture(id) {
      const shared = await readShared(id);
      if (!shared) return undefined;
      const { iq_score, percentile, isTooFast, locale, interval } = shared;
      const key = JSON.stringify([host, iq_score, percentile, isTooFast, locale, interval]);
      const content = await pictures.png(key, (typesetter) => drawSharePicture(typesetter, shared, host));
      return { type: 'image/png', content };
    },
    async certificate(code, wishes) {
      const certificate = await readCertificate(code);
      return certificate
        ? { isFound: true, filling: checkPage(certificate, wishes) }
        : { isFound: false, filling: missingCertificatePage(wishes) };
    },
    async certificateSheet(code, wishes) {
      const certificate = await readCertificate(code);
      return certificate
        ? { isFound: true, filling: sheetPage(certificate, publicUrl) }
        : { isFound: false, filling: missingCertificatePage(wishes) };
    },
    async certificatePdf(code) {
      const certificate = await readCertificate(code);
      if (!certificate) return undefined;
      const held = pdfs.get(certificate.id);
      const content =
        held ?? (await pictures.pdf((typesetter) => layOut(certificate, typesetter, publicUrl, isDemo)));
      keepNewest(pdfs, certificate.id, content, MAX_PDFS);
      return { type: 'application/pdf', content };
    },
    async pagePicture(page) {
      const key = JSON.stringify(['page', host, page.locale, page.heading]);
      const content = await pictures.png(key, (typesetter) => drawPagePicture(typesetter, page, host));
      return { type: 'image/png', content };
    },
  };
}
