import { createMockAdmin, createMockBackend, createVisitor } from '@quotient/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../site.css.ts';
import './admin.css.ts';
import { ToastProvider } from './parts/Toasts.tsx';
import { router as area } from './router.tsx';
import { session } from './signIn/session.ts';
import { LocaleProvider } from './words.tsx';

/** Requests of the pages since the test began: `GET /api/admin/…`, with their query. */
export let asked: string[] = [];
/** Number of requests that aren't answered yet. */
export let underWay = 0;
/** A visitor who takes tests on the same server. */
export let visitor: ReturnType<typeof createVisitor>;

let place: HTMLElement;
let root: Root | undefined;
let router: ReturnType<typeof createBrowserRouter> | undefined;
let before: string;
let backend: ReturnType<typeof createMockBackend>;
let instead: Map<string, object>;

/** Answers the calls `GET /api/admin/…` with this body: what a server in memory would need many tests for. */
export function answerInstead(call: string, body: object): void {
  instead.set(call, body);
}

/** A call beside the pages: another operator's, or what was there before. */
export async function callServer(method: string, path: string, body?: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await backend.app.request(path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/**
 * Opens an address of the whole admin area, its frame and its guard included, which asks the real server app in memory:
 * an operator is signed in. Opened once more, it is a page of its own on the same server.
 */
export function openAdmin(address: string): void {
  close();
  history.replaceState(null, '', `/admin${address}`);
  root = createRoot(place);
  router = createBrowserRouter(area.routes, { basename: '/admin' });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  root.render(
    <LocaleProvider>
      <QueryClientProvider client={client}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
}

/** Returns the address of the page, below `/admin`. */
export const address = (): string => location.pathname.replace('/admin', '') + location.search;

function close(): void {
  root?.unmount();
  router?.dispose();
}

/** The rules of the site and its admin area, which reach into any page: other files of tests, in the same one, go without. */
function wearTheirRules(isOn: boolean): void {
  for (const sheet of document.styleSheets)
    if (
      sheet.ownerNode instanceof HTMLElement &&
      /\/src\/(?:site|admin\/admin)\.css/.test(sheet.ownerNode.dataset.viteDevId ?? '')
    )
      sheet.disabled = !isOn;
}

// the runner imports many files before it runs the first
wearTheirRules(false);

/** Puts a new server, where nothing has happened yet, in the place of the one before. */
export async function renewServer(): Promise<void> {
  backend = createMockBackend({ publicUrl: location.origin, withAdmin: createMockAdmin });
  await backend.load?.();
  visitor = createVisitor({ fetch: backend.app.request });
  asked = [];
  instead = new Map();
}

/** Makes a server for each test of a file. */
export function aServerForEachTest(): void {
  beforeEach(async () => {
    await renewServer();
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      const request = new Request(...args);
      const { pathname, search } = new URL(request.url);
      const call = `${request.method} ${pathname}`;
      asked.push(call + search);
      const body = instead.get(call);
      if (body) return Response.json(body);
      underWay += 1;
      try {
        return await backend.fetch(request);
      } finally {
        underWay -= 1;
      }
    });
    place = document.body.appendChild(document.createElement('div'));
    // begins with the page, which other files of tests share
    vi.spyOn(session, 'begin').mockReturnValue();
    wearTheirRules(true);
    before = location.href;
    await page.viewport(1024, 768);
  });
  afterEach(async () => {
    close();
    wearTheirRules(false);
    place.remove();
    history.replaceState(null, '', before);
    vi.unstubAllGlobals();
    delete document.documentElement.dataset.theme;
    document.documentElement.lang = 'en';
    await page.viewport(1024, 768);
  });
}
