/** Mailbox of an address: `ann+1@example.org` and `Ann@Example.org` reach `ann@example.org`. */
export const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/**
 * Makes the function that names a mailbox by its HMAC, in 64 hexadecimal digits: only who has the key can compare it with an
 * address.
 * @param key 32 bytes, the same on every instance.
 */
export function createAddressHash(key: Uint8Array): (address: string) => Promise<string> {
  let imported: Promise<CryptoKey> | undefined;
  return async (address) => {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    imported ??= crypto.subtle.importKey('raw', new Uint8Array(key), algorithm, false, ['sign']);
    const bytes = await crypto.subtle.sign(
      'HMAC',
      await imported,
      new TextEncoder().encode(mailboxOf(address)),
    );
    return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  };
}
