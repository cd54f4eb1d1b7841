import type { Context, Hono } from 'hono';
import { securityHeaders } from '../http/securityHeaders.ts';
import type { Partners } from '../partners/ports.ts';
import { createBuiltFiles, keepReading, locate } from './builtFiles.ts';
import { IMMUTABLE } from './caching.ts';
import { readEmbedVersion } from './embedArchive.ts';
import type { SharedArchive } from './sharedArchive.ts';

interface EmbedOptions {
  embedDir: string;
  /** Folder of earlier served versions of the embed, see `archiveEmbed`. */
  embedArchiveDir: string;
  /** Versions that other instances have. @default this is the only instance */
  sharedArchive?: SharedArchive | undefined;
  publicUrl: string;
  partners: Pick<Partners, 'get'>;
  /** Answers with the page for an unknown address. */
  sendNotFound(c: Context): Promise<Response>;
}

/** Mounts the addresses of the embed, with other headers: pages of other origins load its files and frame it. */
export function mountEmbed(app: Hono, options: EmbedOptions): void {
  const { embedDir, embedArchiveDir, sharedArchive, publicUrl, partners, sendNotFound } = options;
  const files = createBuiltFiles();

  const presentVersion = keepReading(embedDir, '/manifest.json', () => readEmbedVersion(embedDir));

  async function send(c: Context, address: string): Promise<Response> {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    // A version comes from one folder alone: browsers would cache another build's file forever.
    const version = /^\/v([\w.+-]+)\//.exec(address)?.[1];
    const isPast = version !== undefined && version !== (await presentVersion());
    const found =
      (await locate(isPast ? embedArchiveDir : embedDir, address)) ??
      (isPast ? await sharedArchive?.locate(address, embedArchiveDir) : undefined);
    if (!found) return sendNotFound(c);
    return files.send(c, found, version === undefined ? 'no-cache' : IMMUTABLE);
  }

  // Each partner has other origins that may frame the test.
  app.get('/embed/frame', async (c) => {
    const key = c.req.query('partner');
    const origins = key === undefined ? [] : partners.get(key)?.origins;
    const headers = securityHeaders(publicUrl, {
      frameAncestors: origins ? ["'self'", ...origins] : ["'none'"],
    });
    await headers(c, async () => {
      c.res = origins
        ? await send(c, '/frame.html')
        : c.text('No partner has this key.', 404, { 'Cache-Control': 'no-cache' });
    });
    return c.res;
  });
  const plainHeaders = securityHeaders(publicUrl);
  app.get('/embed.js', plainHeaders, (c) => send(c, '/embed.js'));
  app.get('/embed/*', plainHeaders, (c) => send(c, c.req.path.slice('/embed'.length)));
}
