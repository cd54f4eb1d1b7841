// Addresses of certificates. Values without a library, so that browsers may import them.

/** The page with a form for a certificate's code; `/verify/<code>` confirms the certificate. */
export const VERIFY_PATH = '/verify';

/** Letters and digits that look different on paper: no i, l, o, 0 and 1. */
const CODE = /^[a-hjkmnp-z2-9]{20}$/;

/**
 * Reads a certificate's code as someone typed it from paper or copied it: capitals, spaces, dashes of any kind and the
 * address around it don't matter. Undefined for anything else.
 */
export function readCertificateCode(typed: string): string | undefined {
  const [, afterAddress = typed] = /\/verify\/([^/?#]+)/i.exec(typed) ?? [];
  // full-width letters and digits of Asian keyboards too
  const plain = afterAddress
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return CODE.test(plain) ? plain.replace(/.{5}(?=.)/g, '$&-') : undefined;
}
