import type { Context, MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { retried } from '../base/retried.ts';

/** Bytes below which compressing costs more than it saves. */
const FROM_BYTES = 1024;

/** Returns true if an `Accept-Encoding` header accepts this encoding; `q=0` refuses it. */
export const acceptsEncoding = (header: string | undefined, encoding: string): boolean =>
  parseAccept((header ?? '').toLowerCase()).some(({ type, q }) => type === encoding && q > 0);

const takesGzip = (c: Context) => acceptsEncoding(c.req.header('Accept-Encoding'), 'gzip');

/** Compresses with web streams, the same in Node and in a browser; they lack Brotli. */
const gzip = (content: BlobPart): Promise<ArrayBuffer> =>
  new Response(new Blob([content]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

/**
 * Compresses answers of 1 kB and more for clients that accept it. Requests that a service worker answers never do, so
 * a mock's answers are unchanged.
 *
 * Compression reveals no secret (BREACH): an attack by lengths needs the same secret sent many times beside chosen
 * text. Our only secret, the token, is new for each start. Session data needs an `Authorization` header, which a
 * foreign page can't make a browser send, and we read no cookies.
 *
 * Tried: Hono's `compress`. It knows the length only of answers that declare it, and compresses all others.
 */
export const compressed: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.get('Vary')?.includes('Accept-Encoding')) headers.append('Vary', 'Accept-Encoding');
  // A short declared body isn't read: reading makes it a stream.
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
 * Returns true if the client has the content with this tag. It may name several tags, and a proxy that compresses
 * marks them as weak (`W/`). Dropped: Hono's `etag`. It needs the body before it compares, and its 304 loses the
 * headers for other origins.
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

/** Hash of a text for its tag. */
export async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface SharedAnswerOptions {
  /** Status of the answer; one with 404 is always sent. @default 200 */
  status?: 200 | 404;
  /** @default gzip alone */
  encoders?: Encoders;
}

/**
 * Answer that is the same for everybody: serialized and compressed once, and sent only to clients that lack it. Each
 * encoding has its own tag.
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
