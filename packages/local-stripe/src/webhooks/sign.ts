const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The `Stripe-Signature` header of a body: HMAC-SHA256 over time and body, as `webhooks.constructEvent` checks it. */
export async function sign(body: string, secret: string, timestamp: number): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(`${timestamp}.${body}`));
  return `t=${timestamp},v1=${hex(signature)}`;
}
