/** A browser's own check of an email field. Source: HTML Standard, "valid email address". */
const FORM =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Source: RFC 5321, 4.5.3.1.3, without its angle brackets. */
const MAX_LENGTH = 254;

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** Characters that aren't allowed in a domain: parts of a page's address, and those that such an address loses. */
const NO_DOMAIN = /[\s\p{Cc}/\\?#@:%[\]]/u;
/** Numbers in wide digits, which become the address of a machine. */
const MACHINE = /^\d+(?:\.\d+){3}$/;

/** The domain in the letters that mail servers know; `undefined` if it has no such form. */
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

/** Reason why emails can't be sent to an address: its form, or letters before the `@` that few mail servers accept. */
export type AddressFault = 'form' | 'letters';

/**
 * Reads one bare address in the form of mail servers: a domain such as `b\u00fccher.example` becomes
 * `xn--bcher-kva.example`. Some browsers convert an email field, others don't.
 */
export function readEmailAddress(text: string): { address: string } | { fault: AddressFault } {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = at < 0 ? undefined : asciiDomain(text.slice(at + 1));
  if (domain === undefined) return { fault: 'form' };
  const address = `${local}@${domain}`;
  if (FORM.test(address) && address.length <= MAX_LENGTH) return { address };
  // With the letters replaced everything else is right.
  const plain = `${local.replace(/[\p{L}\p{M}\p{N}]/gu, 'a')}@${domain}`;
  return { fault: !isAscii(local) && FORM.test(plain) ? 'letters' : 'form' };
}
