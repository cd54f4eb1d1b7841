const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id in Stripe's form: a prefix such as `pi_`, then 24 random letters and digits. */
export const randomId = (prefix: string): string =>
  prefix + Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => letters[byte % 62]).join('');
