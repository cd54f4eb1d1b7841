import type { Browser, Page } from 'playwright';
import { listen } from './inPage.ts';
import { Stop } from './stop.ts';

/** The address of the script tag. */
export const LOADER = /\/embed\.js(?:\?|$)/;

/** Unclear messages of the browser, with better ones. */
const reasons: Record<string, string> = {
  'net::ERR_BLOCKED_BY_ORB': 'what is there is no script',
  csp: 'kept out by a policy',
};

/** Notes about a page from outside. */
export interface Notes {
  failedScripts: { url: string; why: string }[];
  /** Our errors and warnings in its console. */
  complaints: string[];
  /** True if the script of the tag was requested. */
  hasLoader: boolean;
  /** The `Cross-Origin-Opener-Policy` that was sent with the page. */
  openerPolicy?: string | undefined;
}

/** A page that was opened. */
export interface Opened {
  page: Page;
  notes: Notes;
}

/** Notes the browser's reports of a page, from the first moment on. */
function takeNotes(page: Page): Notes {
  const notes: Notes = { failedScripts: [], complaints: [], hasLoader: false };
  page.on('request', (request) => {
    notes.hasLoader ||= LOADER.test(request.url());
  });
  page.on('requestfailed', (request) => {
    // after an error answer, the browser may add that it has stopped reading
    if (request.resourceType() !== 'script' || request.existingResponse()) return;
    const why = request.failure()?.errorText ?? 'no reason was given';
    notes.failedScripts.push({ url: request.url(), why: reasons[why] ?? why });
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.status() >= 400)
      notes.failedScripts.push({ url: response.url(), why: `status ${response.status()}` });
  });
  page.on('console', (entry) => {
    const [, text] = /^\[iq-test\] (.*)/s.exec(entry.text()) ?? [];
    if (text && /^(?:error|warning)$/.test(entry.type())) notes.complaints.push(text);
  });
  return notes;
}

/** Opens the page in a new profile. `isBare`: without our script. Throws a `Stop` if it can't be opened. */
export async function open(browser: Browser, url: URL, timeoutMs: number, isBare: boolean): Promise<Opened> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(listen);
  const page = await context.newPage();
  const notes = takeNotes(page);
  if (isBare) await page.route(LOADER, (route) => route.abort());
  const address = new URL(url);
  // not by searchParams: they would rewrite the page's own query
  address.search += `${address.search ? '&' : '?'}iq-test-debug`;
  const answer = await page
    .goto(address.href, { waitUntil: 'domcontentloaded', timeout: timeoutMs })
    .catch(({ message }) => {
      const why = /net::\w+/.exec(message)?.[0] ?? `nothing came within ${timeoutMs / 1000} s`;
      throw new Stop(`${url} cannot be opened (${why}): check the address, and that its server runs.`);
    });
  if (answer && !answer.ok())
    throw new Stop(`${url} answers with status ${answer.status()}: check the address.`);
  notes.openerPolicy = answer?.headers()['cross-origin-opener-policy'];
  return { page, notes };
}
