import { readUrl } from '@quotient/contract';
import { partnerRoutes } from '@quotient/contract/admin';
import type { PartnerDocsReaders } from '@quotient/contract/site';
import { ApiError, toApiError } from '../base/errors.ts';
import { checkImport, importPartners } from '../partners/importPartners.ts';
import type { PartnerBook } from '../partners/partnerBook.ts';
import { findPartner } from '../partners/partners.ts';
import type { AdminMount } from './mount.ts';

/** Error that refuses a start by a key from an origin, by the rule of real starts. */
function refusalOf(book: PartnerBook, key: string, origin: string) {
  try {
    findPartner(book, key, origin);
    return null;
  } catch (error) {
    const { code } = toApiError(error);
    if (code === 'partner_not_found' || code === 'origin_not_allowed') return code;
    throw error;
  }
}

interface Installation {
  /** Origin under which visitors reach the site. */
  publicUrl: string;
  /** Readers of the documentation for partners. @default 'public' */
  partnerDocs?: PartnerDocsReaders;
}

/** Mounts the partners for operators. */
export function mountPartnersAdmin(
  mount: AdminMount,
  book: PartnerBook,
  { publicUrl, partnerDocs = 'public' }: Installation,
): void {
  mount(partnerRoutes.listPartners, () => ({
    partners: book.list(),
    hasFile: book.hasFile,
    publicUrl,
    partnerDocs,
  }));
  mount(partnerRoutes.getPartner, ({ params: { id } }) => book.view(id));
  mount(partnerRoutes.createPartner, ({ body, note }) => {
    note({ key: body.key, name: body.name, origins: body.origins.join(' ') });
    return book.create(body);
  });
  mount(partnerRoutes.changePartner, ({ params: { id }, body: { version, ...fields }, note }) => {
    note({ name: fields.name, origins: fields.origins.join(' ') });
    return book.change(id, version, fields);
  });
  mount(partnerRoutes.revokePartner, ({ params: { id }, body }) => book.setRevoked(id, body.version, true));
  mount(partnerRoutes.restorePartner, ({ params: { id }, body }) => book.setRevoked(id, body.version, false));
  mount(partnerRoutes.addPartnerKey, ({ params: { id }, body: { version, key }, note }) => {
    note({ key });
    return book.addKey(id, version, key);
  });
  mount(partnerRoutes.endPartnerKey, ({ params: { id, key }, body: { version, endsAt }, note }) => {
    note({ key, endsAt });
    return book.endKey(id, version, key, endsAt);
  });
  mount(partnerRoutes.checkPartner, ({ params: { id }, query: { key, address } }) => {
    const { origins, keys } = book.view(id);
    if (!keys.some((each) => each.key === key)) throw new ApiError('partner_not_found');
    const asked = readUrl(address ?? '')?.origin;
    const pages = [...new Set([...origins, ...(asked === undefined ? [] : [asked])])];
    return { pages: pages.map((origin) => ({ origin, refusal: refusalOf(book, key, origin) })) };
  });
  mount(partnerRoutes.checkPartnerImport, ({ body: { text }, note }) => {
    const said = checkImport(book, text);
    note({ partners: said.partners.length });
    return said;
  });
  mount(partnerRoutes.importPartners, async ({ body: { text, plan }, note }) => {
    const said = await importPartners(book, text, plan);
    for (const outcome of ['made', 'changed', 'same', 'refused'] as const)
      note({ [outcome]: said.partners.filter((each) => each.outcome === outcome).length });
    return said;
  });
}
