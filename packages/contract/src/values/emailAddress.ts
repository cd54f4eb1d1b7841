/** A browser's own check of an e-mail field. Source: HTML Standard, "valid e-mail address". */
const FORM =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Source: RFC 5321, 4.5.3.1.3, without its angle brackets. */
const MAX_LENGTH = 254;

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** Parts of an address of a page, and what such an address loses on the way: none of them belongs in a domain. */
const NO_DOMAIN = /[\s\p{Cc}/\\?#@:%[\]]/u;
/** Numbers in wide digits become the address of a machine. */
const MACHINE = /^\d+(?:\.\d+){3}$/;

/** The domain in the letters that mail servers know; `undefined` where it has no such form. */
function asciiDomain(domain: string): string | undefined {
  if (isAscii(domain)) return domain;
  if (NO_DOMAIN.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return MACHINE.test(hostname) ? undefined : hostname;
  } catch {
    return undefined;
  }
}

/** Why a text is no address that e-mails can be sent to: its form, or letters before the `@` that few mail servers know. */
export type AddressFault = 'form' | 'letters';

/**
 * One bare address as mail servers know it: a domain such as `b\u00fccher.example` becomes `xn--bcher-kva.example`, which
 * some browsers do in an e-mail field and others leave to whoever reads it.
 */
export function readEmailAddress(text: string): { address: string } | { fault: AddressFault } {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = at < 0 ? undefined : asciiDomain(text.slice(at + 1));
  if (domain === undefined) return { fault: 'form' };
  const address = `${local}@${domain}`;
  if (FORM.test(address) && address.length <= MAX_LENGTH) return { address };
  // With the letters replaced all else is right.
  const plain = `${local.replace(/[\p{L}\p{M}\p{N}]/gu, 'a')}@${domain}`;
  return { fault: !isAscii(local) && FORM.test(plain) ? 'letters' : 'form' };
}
