import { SharedResultIdSchema } from '@quotient/contract';
import { readCertificateCode } from '@quotient/contract/certificate';
import { is } from 'valibot';
import { keepNewest } from '../base/keepNewest.ts';
import { retried } from '../base/retried.ts';
import type { PageFilling } from '../http/fillPage.ts';
import { isWithdrawn } from '../session/isWithdrawn.ts';
import type { ServedPage, ServedPages } from '../site/servedPages.ts';
import { layOut } from './certificateLayout.ts';
import {
  certificatePaths,
  checkPage,
  formPage,
  missingCertificatePage,
  sheetPage,
  withdrawnCertificatePage,
} from './certificatePage.ts';
import type { CertificateRecord } from './certificateRecord.ts';
import { drawPagePicture } from './pagePicture.ts';
import type { Ports } from './ports.ts';
import { missingSharedPage, sharedPage, withdrawnSharedPage } from './sharedPage.ts';
import { drawSharePicture } from './sharePicture.ts';
import type { Pictures } from './typesetting.ts';

/** Most PDFs in memory, about 30 kB each: repeated requests for one must not keep the server busy. */
const MAX_PDFS = 100;

interface ServedPagesOptions extends Pick<Ports, 'store' | 'publicUrl'> {
  pictures: Pictures;
  /** Marks files as DEMO, like the pages. @default false */
  isDemo?: boolean;
}

/** Pages and files of the site for published results and certificates. */
export function createServedPages({
  store,
  publicUrl,
  pictures,
  isDemo = false,
}: ServedPagesOptions): ServedPages {
  const readShared = async (id: string) =>
    is(SharedResultIdSchema, id) ? store.sharedResults.get(id) : undefined;
  const readCertificate = async (typed: string) => {
    const code = readCertificateCode(typed);
    return code === undefined ? undefined : store.certificates.get(code);
  };
  const host = `${isDemo ? 'DEMO · ' : ''}${new URL(publicUrl).host}`;
  /** Code → its PDF, which never changes and takes a second to make. */
  const pdfs = new Map<string, () => ReturnType<Pictures['pdf']>>();
  /** Page of a certificate, or one that reports that it doesn't exist or was withdrawn. */
  async function certificatePage(
    code: string,
    wishes: readonly string[],
    show: (certificate: CertificateRecord) => PageFilling,
  ): Promise<ServedPage> {
    const certificate = await readCertificate(code);
    if (!certificate) return { status: 404, filling: missingCertificatePage(wishes, code) };
    if (await isWithdrawn(store, certificate))
      return { status: 410, filling: withdrawnCertificatePage(wishes) };
    return { status: 200, filling: show(certificate) };
  }
  return {
    async sharedResult(id, wishes) {
      const shared = await readShared(id);
      if (!shared) return { status: 404, filling: missingSharedPage(wishes) };
      if (await isWithdrawn(store, shared)) return { status: 410, filling: withdrawnSharedPage(wishes) };
      return { status: 200, filling: sharedPage(shared, publicUrl) };
    },
    async sharedPicture(id) {
      const shared = await readShared(id);
      if (!shared || (await isWithdrawn(store, shared))) return undefined;
      const { iq_score, percentile, isTooFew, isTooFast, locale, interval } = shared;
      const key = JSON.stringify([host, iq_score, percentile, isTooFew, isTooFast, locale, interval]);
      const content = await pictures.png(key, (typesetter) => drawSharePicture(typesetter, shared, host));
      return { type: 'image/png', content };
    },
    async certificateForm(typed, wishes) {
      if (!typed?.trim()) return { status: 200, filling: formPage(wishes) };
      const code = readCertificateCode(typed);
      if (code !== undefined) return { redirect: certificatePaths(code).check };
      return { status: 404, filling: missingCertificatePage(wishes, typed.trim()) };
    },
    certificate: (code, wishes) =>
      certificatePage(code, wishes, (certificate) => checkPage(certificate, wishes)),
    certificateSheet: (code, wishes) =>
      certificatePage(code, wishes, (certificate) => sheetPage(certificate, publicUrl)),
    async certificatePdf(code) {
      const certificate = await readCertificate(code);
      if (!certificate || (await isWithdrawn(store, certificate))) return undefined;
      const once =
        pdfs.get(certificate.id) ??
        retried(() => pictures.pdf((typesetter) => layOut(certificate, typesetter, publicUrl, isDemo)));
      keepNewest(pdfs, certificate.id, once, MAX_PDFS);
      return { type: 'application/pdf', content: await once() };
    },
    async pagePicture(page) {
      const key = JSON.stringify(['page', host, page.locale, page.heading]);
      const content = await pictures.png(key, (typesetter) => drawPagePicture(typesetter, page, host));
      return { type: 'image/png', content };
    },
  };
}
