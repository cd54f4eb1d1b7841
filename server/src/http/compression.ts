import type { Context, MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { retried } from '../base/retried.ts';

/** Below this, in bytes, compressing costs more than it saves. */
const FROM_BYTES = 1024;

/** Whether an `Accept-Encoding` header takes this encoding; `q=0` refuses it. */
export const acceptsEncoding = (header: string | undefined, encoding: string): boolean =>
  parseAccept((header ?? '').toLowerCase()).some(({ type, q }) => type === encoding && q > 0);

const takesGzip = (c: Context) => acceptsEncoding(c.req.header('Accept-Encoding'), 'gzip');

/** Web streams, so that it is the same in Node and in a browser; they know no Brotli. */
const gzip = (content: BlobPart): Promise<ArrayBuffer> =>
  new Response(new Blob([content]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

/**
 * Compresses answers of 1 kB and more for whoever asks for it. A page's own requests never say so where a service worker
 * answers them, so a mock's answers stay as they are.
 * Compressing reveals no secret (BREACH): whoever guesses by lengths needs the same secret sent again and again, each
 * time beside a text of his choice. The one secret that we send, the token, is made anew for each start. What belongs to
 * a session needs an `Authorization` header, which no page of a stranger can have a browser add, and we read no cookies.
 * Tried: Hono's `compress`. It knows the length only of answers that declare it, and compresses all others.
 */
export const compressed: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.get('Vary')?.includes('Accept-Encoding')) headers.append('Vary', 'Accept-Encoding');
  // What is declared as short is not read: a body that is looked at becomes a stream.
  if (Number(headers.get('Content-Length') ?? FROM_BYTES) < FROM_BYTES) return;
  if (headers.has('Content-Encoding') || !takesGzip(c) || !c.res.body) return;
  const content = await c.res.arrayBuffer();
  const isWorthIt = content.byteLength >= FROM_BYTES;
  c.res = new Response(isWorthIt ? await gzip(content) : content, c.res);
  if (!isWorthIt) return;
  c.header('Content-Encoding', 'gzip');
  c.header('Content-Length', undefined);
};

/**
 * Whether the caller holds what has this tag. He may name several, and a proxy that compresses marks them as weak (`W/`).
 * Dropped: Hono's `etag`. It wants the body before it compares, and its 304 loses the headers for other origins.
 */
export const isHeld = (c: Context, etag: string): boolean =>
  c.req
    .header('If-None-Match')
    ?.match(/"[^"]*"/g)
    ?.includes(etag) ?? false;

/** Ways to compress a text, by their names in `Accept-Encoding`, the best first. */
export type Encoders = Readonly<
  Record<string, (text: string) => Promise<ArrayBuffer | Uint8Array<ArrayBuffer>>>
>;

/** What the tag of a text is made of. */
export async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface SharedAnswerOptions {
  /** With 404 it is always sent. @default 200 */
  status?: 200 | 404;
  /** @default gzip alone */
  encoders?: Encoders;
}

/**
 * An answer that is the same for everybody: written and compressed once, and sent again only to who does not have it.
 * Its tag is of its text, another one in each encoding.
 */
export function createSharedAnswer(
  contentType: string,
  write: () => string | Promise<string>,
  { status = 200, encoders = { gzip } }: SharedAnswerOptions = {},
) {
  const made = retried(async () => {
    const text = await write();
    const tag = await hashOf(text);
    const copies = await Promise.all(
      Object.entries(encoders).map(async ([name, encode]) => ({ name, content: await encode(text) })),
    );
    return { text, tag, copies };
  });
  return async (c: Context): Promise<Response> => {
    const { text, tag, copies } = await made();
    const accepted = c.req.header('Accept-Encoding');
    const copy = copies.find(({ name }) => acceptsEncoding(accepted, name));
    const etag = copy ? `"${tag}-${copy.name}"` : `"${tag}"`;
    c.header('ETag', etag);
    if (status === 200 && isHeld(c, etag)) return c.body(null, 304);
    c.header('Content-Type', contentType);
    if (!copy) return c.body(text, status);
    c.header('Content-Encoding', copy.name);
    return c.body(copy.content, status);
  };
}
