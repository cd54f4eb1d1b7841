import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
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
/** What the page has asked the server since the test began. */
export let made: Made[] = [];

/** Answers the calls `POST /api/admin/…` with this body; a status of 400 and more with its code. */
export function answer(call: string, body: unknown, status = 200): void {
  const sent = status >= 400 ? { code: body, message: 'Refused.' } : body;
  answers.set(call, () =>
    status === 204 ? new Response(null, { status }) : Response.json(sent, { status }),
  );
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
      return answers.get(call)?.() ?? Response.json({ code: 'not_found', message: call }, { status: 404 });
    });
    place = document.body.appendChild(document.createElement('main'));
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });
}

function Address() {
  const { pathname, search } = useLocation();
  return <code data-testid="address">{pathname + search}</code>;
}

/** Shows a part of the admin area; wherever it leads, `address` says where that is. */
export function show(part: ReactNode, address = '/'): void {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <>
            {part}
            <Address />
          </>
        ),
      },
    ],
    { initialEntries: [address] },
  );
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
