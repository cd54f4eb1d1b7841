import { PARTNER_DOCS_PATH } from '@quotient/contract/site';

const isDocs = new RegExp(`^(?:/[a-z]{2})?${PARTNER_DOCS_PATH}(?:/[a-z]+)?$`);

/** Returns the requested page of the documentation, or its first: anybody can write such a link. */
export const docsPath = (wanted: string | null): string =>
  wanted !== null && isDocs.test(wanted) ? wanted : PARTNER_DOCS_PATH;
