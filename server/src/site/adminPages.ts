import type { Hono } from 'hono';
import { securityHeaders } from '../http/securityHeaders.ts';
import { createBuiltFiles, locate } from './builtFiles.ts';

/**
 * Mounts the one page of the admin area, under every address below `/admin`: its code shows the address's screen.
 * Nobody may frame it, search engines are excluded, and it loads only from us.
 */
export function mountAdminPages(
  app: Hono,
  { siteDir, publicUrl }: { siteDir: string; publicUrl: string },
): void {
  const files = createBuiltFiles();
  const headers = securityHeaders(publicUrl, { frameAncestors: ["'none'"] });
  for (const path of ['/admin', '/admin/*']) {
    app.use(path, headers);
    app.get(path, async (c, next) => {
      const page = await locate(siteDir, '/admin/index.html');
      if (!page) return next();
      c.header('X-Robots-Tag', 'noindex');
      c.header('Cross-Origin-Opener-Policy', 'same-origin');
      c.header('Referrer-Policy', 'no-referrer');
      return files.send(c, page, 'no-cache');
    });
  }
}
