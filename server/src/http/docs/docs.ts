import type { Route } from '@quotient/contract';
import type { Hono } from 'hono';
import { createSharedAnswer } from '../compression.ts';
import { paths } from '../paths.ts';
import { apiPage } from './apiPage.ts';
import { apiStyles } from './apiStyles.ts';
import { openApiDocument } from './openApi.ts';

const STYLES_PATH = '/api/docs.css';

/** Mounts `/api/openapi.json` and its page for people. */
export function mountDocs(app: Hono, mounted: readonly Route[], publicUrl: string): void {
  // Made on request, once for each answer: it takes longer than the rest of the app.
  const document = () => openApiDocument(mounted, publicUrl);
  app.get(
    paths.openApi,
    createSharedAnswer('application/json', () => JSON.stringify(document())),
  );
  app.get(
    paths.apiPage,
    createSharedAnswer('text/html; charset=UTF-8', () => apiPage(document(), STYLES_PATH)),
  );
  app.get(STYLES_PATH, (c) => c.body(apiStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
}
