import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { StartTestSession } from '@quotient/contract';
import type { VisitorStage } from '@quotient/fixtures/visitor';
import { demoPartners } from '@quotient/partner-site/partners';
import { type PartnerServer, servePartnerSite } from '@quotient/partner-site/serve';
import { startRealServer } from '@quotient/tools/realServer';
import { clickAndClose } from '../site/journey/journey.ts';
import { test as base, expect } from '../support/test.ts';
import { visitorBy } from '../support/visitor.ts';

/** One event of the element, as a page hears it. */
export interface Heard {
  name: string;
  /** Id of the element. */
  target: string;
  detail: Record<string, unknown>;
}

interface PartnerSite extends Pick<PartnerServer, 'setQuiz'> {
  /** Origin of the partner's pages. Not only another origin than the server's, another site. */
  url: string;
  /** The same pages on the server's own site, on another port. */
  sameSiteUrl: string;
}

interface SeedOptions {
  /** @default 'payment' */
  until?: VisitorStage;
  /** Whose storage holds it. @default the partner's */
  origin?: string;
  /** Id under which the element keeps its test. @default 'test' */
  scope?: string;
  /** @default 'main' */
  set?: StartTestSession['set'];
}

interface Fixtures {
  partner: PartnerSite;
  /** Goes to a page of the partner; what its elements say is heard from the first moment on. */
  visit: (path: string) => Promise<void>;
  /** Goes to a page of the partner that is nothing but this body. */
  host: (body: string) => Promise<void>;
  /** Events of the elements on the page. */
  heard: () => Promise<Heard[]>;
  /** Lays a test, made by the API, where the element of the next page looks for it. Answers the session's id. */
  seed: (options?: SeedOptions) => Promise<string>;
  /** Warnings and errors in the console of the page and its frames. */
  said: string[];
  /** Addresses that were asked of the quiz server by the page and its frames, without the origin. */
  asked: string[];
}

const partnerPages = fileURLToPath(new URL('../../../sites/partner/dist', import.meta.url));
/** The React variant of the built embed, see `EMBED_RUNTIME` in the package's tsup.config.ts. */
const reactEmbed = fileURLToPath(new URL('../../iq-test/dist/embed-react', import.meta.url));

type Runtime = 'preact' | 'react';
/** Build of the embed, unless a test chooses another. */
const usualRuntime: Runtime = process.env.EMBED_RUNTIME === 'react' ? 'react' : 'preact';

/** The server, and a partner's site on another origin: one pair for each worker and runtime. Addresses are the partner's. */
export const test = base.extend<Fixtures & { runtime: Runtime }>({
  runtime: [usualRuntime, { option: true }],
  partner: async ({ share, runtime }, use) => {
    const shared = share(`partner on ${runtime}`, async (atEnd) => {
      const site = await servePartnerSite({ folder: partnerPages, port: 0 });
      atEnd(site.close);
      const [url, sameSiteUrl] = [`http://127.0.0.1:${site.port}`, `http://localhost:${site.port}`];
      return { ...site, url, sameSiteUrl };
    });
    await use(await shared);
  },
  server: async ({ share, partner, runtime }, use) => {
    const shared = share(`server with partners on ${runtime}`, async (atEnd) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'quotient-partners-'));
      atEnd(() => rm(folder, { recursive: true, force: true }));
      const file = path.join(folder, 'partners.json');
      const port = Number(new URL(partner.url).port);
      await writeFile(file, JSON.stringify(demoPartners(port)));
      const server = await startRealServer({
        PARTNERS_FILE: file,
        ...(runtime === 'react' && { EMBED_DIR: reactEmbed }),
      });
      atEnd(server.stop);
      partner.setQuiz(server.url);
      return server;
    });
    await use(await shared);
  },
  baseURL: ({ partner, server: _ }, use) => use(partner.url),
  visit: async ({ page }, use) => {
    // before the page's own code: what its elements say
    await page.addInitScript(() => {
      const heard: Heard[] = [];
      Object.defineProperty(document, 'heardByTest', { value: heard });
      const names =
        'ready start answer step warning finish payment-open paid results error resize close'.split(' ');
      for (const name of names)
        document.addEventListener(`iq-test:${name}`, (event) => {
          const { id } = event.target as Element;
          heard.push({ name, target: id, detail: (event as CustomEvent).detail });
        });
    });
    await use(async (address) => {
      await page.goto(address);
    });
  },
  host: async ({ page, context, partner, visit, server }, use) => {
    // a page that comes from nowhere may not talk to this machine by itself
    await context.grantPermissions(['local-network-access']);
    await use(async (body) => {
      await page.route(`${partner.url}/host-page*`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><body>${body.replaceAll('{{quiz}}', server.url)}</body></html>`,
        }),
      );
      await visit('/host-page');
    });
  },
  heard: ({ page }, use) =>
    use(() => page.evaluate(() => (document as never as { heardByTest: Heard[] }).heardByTest)),
  seed: ({ page, partner, server, request }, use) =>
    use(async ({ until = 'payment', origin = partner.url, scope = 'test', set = 'main' } = {}) => {
      const visitor = visitorBy(request, { baseUrl: server.url, headers: { origin: partner.url } });
      const held = await visitor.reach(until, { partner: 'demo', answers: [1], set });
      await page.addInitScript(
        ([where, key, value]) => {
          try {
            if (location.origin !== where || localStorage.getItem(`${key}:seeded`)) return;
            localStorage.setItem(`${key}:seeded`, 'once');
            localStorage.setItem(key, value);
          } catch {
            // a page without storage
          }
        },
        [
          origin,
          // in a frame, the element inside has the name of the page's host, the partner and the whole name of the one around
          origin === server.url
            ? `iq-test_session@main/${new URL(partner.url).host}/demo/${scopeOf(server.url, scope)}`
            : sessionKey(server.url, scope, set),
          JSON.stringify({ ...held, currentIndex: 0 }),
        ] as const,
      );
      return held.id;
    }),
  said: async ({ context }, use) => {
    const said: string[] = [];
    context.on('console', (entry) => {
      if (['error', 'warning'].includes(entry.type())) said.push(entry.text());
    });
    await use(said);
  },
  asked: async ({ context, server }, use) => {
    const asked: string[] = [];
    context.on('request', (request) => {
      if (request.url().startsWith(`${server.url}/`)) asked.push(request.url().slice(server.url.length));
    });
    await use(asked);
  },
});

export { expect };

/**
 * Declares these tests for Preact, which is shipped, and for React, which renders the same embed. The site's own tests
 * pay on React in every way. EMBED_RUNTIME=react runs all tests of the embed on it.
 */
export function onEachRuntime(declare: () => void): void {
  for (const runtime of new Set<Runtime>([usualRuntime, 'react']))
    test.describe(`on ${runtime}`, () => {
      test.use({ runtime });
      declare();
    });
}

const scopeOf = (quiz: string, id: string, set = 'main') => `${new URL(quiz).host}/${set}/${id}`;
/** Key under which an element with this id, on a partner's page, keeps its running test. */
export const sessionKey = (quiz: string, id = 'test', set = 'main') =>
  `iq-test_session@${scopeOf(quiz, id, set)}`;

type Place = Page | Locator | FrameLocator;

/** Changes an attribute of the page's one element. */
export const setAttribute = (page: Page, name: string, value: string) =>
  page
    .locator('iq-test')
    .evaluate((target, [key, text]) => target.setAttribute(key, text), [name, value] as const);
/** The script tag and an element with these attributes. */
export const tag = (attributes: string) =>
  `<script src="{{quiz}}/embed.js" async></script><iq-test id="test" partner="demo" ${attributes}></iq-test>`;

export const startButton = (place: Place) =>
  place.getByRole('button', { name: 'Start Your IQ Test Now', exact: true });

/** Begins the test and waits for its first question. */
export async function start(place: Place): Promise<void> {
  await startButton(place).click();
  await expect(place.getByText('Question 1 of 20', { exact: true })).toBeVisible();
}

/** From a page's "Start" to the payment, by a few answers. */
export async function takeTest(place: Place): Promise<void> {
  await start(place);
  await finish(place);
}

/** From a question to the payment, by a few answers. */
export async function finish(place: Place): Promise<void> {
  await place.getByRole('radio').nth(1).check();
  await place.getByRole('button', { name: /^Question 20,/ }).click();
  await expect(place.getByText('Question 20 of 20', { exact: true })).toBeVisible();
  await place.getByRole('button', { name: 'Finish Test' }).click();
  await place.getByRole('button', { name: 'Finish now' }).click();
  await expect(place.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
}

/**
 * Chooses an option of the shown question, by its number from 0, and waits until the server has it. For a frame after an
 * answer the screen still says so of the answers before it.
 */
export async function answer(page: Page, option: number): Promise<void> {
  const taken = page.waitForResponse(/\/answers\/\d+$/);
  await page.getByRole('radio').nth(option).check();
  await taken;
  await expect(page.getByText('All answers saved')).toBeAttached();
}

export const payButton = (place: Place) => place.getByRole('button', { name: /^Pay €/ });

/**
 * Presses the pay button, wherever the focus is and whatever lies over the button: the stage that has just come moves the
 * focus into itself where the page has been touched before, and not where it comes by itself after a reload.
 */
export const pressPay = (place: Place): Promise<void> =>
  payButton(place).evaluate((button: HTMLButtonElement) => button.click());
export const resultsTitle = (place: Place) => place.getByRole('heading', { name: 'Your IQ Test Results' });

/** Opens the checkout's pop-up and waits until the checkout is there. */
export async function openCheckout(place: Place, page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await pressPay(place);
  const popup = await opening;
  await popup.waitForURL('**/demo-checkout?id=*');
  return popup;
}

/** From the payment to the results, through the pop-up. */
export async function pay(place: Place, page: Page): Promise<void> {
  const popup = await openCheckout(place, page);
  await clickAndClose(popup, popup.getByRole('button', { name: /^Pay/ }));
  await expect(resultsTitle(place)).toBeVisible();
}

/** Has the first three pop-ups of every document blocked. */
export const blockThreePopups = (where: Pick<Page, 'addInitScript'>) =>
  where.addInitScript(() => {
    const open = window.open.bind(window);
    let blocked = 3;
    window.open = (...args) => (blocked-- > 0 ? null : open(...args));
  });

/** Presses the pay button three times, where pop-ups are blocked: no checkout takes the place of the page. */
export async function expectNoCheckoutHere(place: Place): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    await pressPay(place); // what is said about it may lie over the button
    await expect(place.getByText('Please allow pop-ups to complete the payment.').last()).toBeVisible();
  }
  await expect(place.getByText('The checkout opens in this tab.')).toHaveCount(0);
  await expect(payButton(place)).toBeVisible();
  await expect(resultsTitle(place)).toHaveCount(0);
}

/** Every session that a server has stored. */
export const storedSessions = (dataDir: string) => storedIn(dataDir, 'test-sessions');

/** Every document of a collection that a server has stored. */
export async function storedIn(dataDir: string, collection: string): Promise<Record<string, unknown>[]> {
  const folder = path.join(dataDir, collection);
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const documents = files.filter((file) => file.endsWith('.json'));
  return Promise.all(
    documents.map(async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8'))),
  );
}
