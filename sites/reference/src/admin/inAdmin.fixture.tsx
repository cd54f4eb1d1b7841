import { refusal } from '@quotient/contract/admin/refusal';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { ToastProvider } from './parts/Toasts.tsx';
import { LocaleProvider } from './words.tsx';

/** A call that the page has made: `POST /api/admin/…`, and what was sent. */
interface Made {
  call: string;
  body: unknown;
}

let place: HTMLElement;
let root: Root;
let answers: Map<string, () => Response | Promise<Response>>;
/** Requests of the page since the test began. */
export let made: Made[] = [];

/** Answers the calls `POST /api/admin/…` with this body; `undefined`: with none. */
export function answer(call: string, body: unknown): void {
  answers.set(call, () => (body === undefined ? new Response(null, { status: 204 }) : Response.json(body)));
}

/** Answers the calls `POST /api/admin/…` with what this gives for each. */
export function answerBy(call: string, body: () => unknown): void {
  answers.set(call, () => Response.json(body()));
}

/** Refuses the calls `POST /api/admin/…` as the server does: with the status and the words of the code. */
export function refuse(
  call: string,
  code: Parameters<typeof refusal>[0],
  fields?: Readonly<Record<string, string>>,
): void {
  answers.set(call, () => refusal(code, fields && { fields }));
}

/** A file that the page has handed to the browser. */
interface Saved {
  name: string;
  content: Blob;
}

/** Takes the files that the page hands to the browser from now on, in their order. */
export function takeFiles(): Saved[] {
  const files: Saved[] = [];
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    if (made instanceof Blob) content = made;
    return 'blob:taken';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content });
  });
  return files;
}

/** Makes a page without a server for each test of a file: what it may ask is answered by `answer`. */
export function anewForEachTest(): void {
  beforeEach(() => {
    answers = new Map();
    made = [];
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const call = `${init?.method} ${address.replace(/\?.*/, '')}`;
      const sent = init?.body === undefined ? undefined : JSON.parse(String(init.body));
      made.push({ call: `${init?.method} ${address}`, body: sent });
      return answers.get(call)?.() ?? refusal('not_found');
    });
    place = document.body.appendChild(document.createElement('main'));
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
  });
}

function Address() {
  const { pathname, search } = useLocation();
  return <code data-testid="address">{pathname + search}</code>;
}

function render(router: ReturnType<typeof createMemoryRouter>): void {
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

/** The part at its path; wherever it leads, `address` says where that is. */
const routesOf = (part: ReactNode, path: string) => [
  {
    path,
    element: (
      <>
        {part}
        <Address />
      </>
    ),
  },
  ...(path === '*' ? [] : [{ path: '*', element: <Address /> }]),
];

/**
 * Shows a part of the admin area; wherever it leads, `address` says where that is. A part that reads the address is given
 * the `path` of its screen, such as `/partners/:id`.
 */
export function show(part: ReactNode, address = '/', path = '*'): void {
  render(createMemoryRouter(routesOf(part, path), { initialEntries: [address] }));
}

/** The same for a screen that keeps choices in the address of the window, which has its own again after the test. */
export function showInWindow(part: ReactNode, address: string, path = '*'): void {
  const before = location.href;
  history.replaceState(null, '', address);
  const router = createBrowserRouter(routesOf(part, path));
  onTestFinished(() => {
    router.dispose();
    history.replaceState(null, '', before);
  });
  render(router);
}
