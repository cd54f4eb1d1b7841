import { chromium, type FrameLocator, type Page } from '@playwright/test';
import { testLaunchOptions } from '@quotient/tools/browser';
import { settle } from '../support/settle.ts';
import { listenForNoise } from '../support/test.ts';
import {
  answer,
  blockThreePopups,
  expect,
  expectNoCheckoutHere,
  pay,
  start,
  startButton,
  storedSessions,
  takeTest,
  test,
} from './partnerTest.ts';

const question = (place: Pick<Page, 'getByText'>, number: number) =>
  place.getByText(`Question ${number} of 20`, { exact: true });
const toQuestion = async (place: Pick<Page, 'getByText' | 'getByRole'>, number: number) => {
  await place.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
  await expect(question(place, number)).toBeVisible();
};

test('two elements keep apart, and a reload brings both back', async ({ page, visit, host, heard }) => {
  await visit('/two');
  const german = page.locator('#first');
  await expect(german.getByRole('button', { name: 'Jetzt Ihren IQ-Test starten' })).toBeVisible();
  await page.locator('#second').scrollIntoViewIfNeeded();
  await expect(page.locator('#second').getByRole('button').first()).toBeVisible();
  await host(`<script src="{{quiz}}/embed.js"></script>
    <iq-test id="first" partner="demo" loading="eager"></iq-test>
    <iq-test id="second" partner="demo" loading="eager"></iq-test>`);
  const [first, second] = [page.locator('#first'), page.locator('#second')];
  await start(first);
  await toQuestion(first, 7);
  await expect(startButton(second)).toBeVisible();
  await start(second);
  await toQuestion(second, 3);
  await expect(question(first, 7)).toBeVisible();
  const sessions = (await heard()).filter(({ name }) => name === 'start');
  expect(sessions.map(({ target }) => target)).toEqual(['first', 'second']);
  expect(sessions[0]?.detail.sessionId).not.toBe(sessions[1]?.detail.sessionId);
  await page.reload();
  await expect(question(first, 7)).toBeVisible();
  await expect(question(second, 3)).toBeVisible();
  await page.evaluate("document.querySelector('#first').reset()");
  await expect(startButton(first)).toBeVisible();
  await expect(question(second, 3)).toBeVisible();
});

/** Rounds of removing a test and putting it back: a leak of one node a round is over the limit. */
const ROUNDS = 24;

test('inserted late, moved without a request or a lost word, removed and put back again and again, it leaves nothing behind', async ({
  page,
  visit,
  seed,
  asked,
  heard,
  runtime,
}) => {
  await seed({ until: 'testing' });
  await visit('/late');
  await page.locator('#insert').click();
  await expect(question(page, 1)).toBeVisible();
  await toQuestion(page, 5);
  await answer(page, 2);
  const told = async () => (await heard()).filter(({ name }) => name !== 'resize');
  const isBack = async () => {
    await expect(question(page, 5)).toBeVisible();
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
  };

  await test.step('moved', async () => {
    await settle(page);
    const [requests, events] = [asked.length, (await told()).length];
    await page.locator('#move').click();
    expect(await page.evaluate(() => document.querySelector('#place-b > iq-test') !== null)).toBe(true);
    await isBack();
    await settle(page);
    expect(asked.length).toBe(requests);
    expect(await told()).toHaveLength(events);
  });

  await test.step('removed and put back', async () => {
    const starts = async () => (await told()).filter(({ name }) => name === 'start');
    expect(await starts()).toHaveLength(1);
    await page.locator('#remove').click();
    await expect(question(page, 5)).toHaveCount(0);
    await page.locator('#readd').click();
    await isBack();
    expect((await starts()).map(({ detail }) => detail.resumed)).toEqual([true, true]);
  });

  await test.step('again and again', async () => {
    const session = await page.context().newCDPSession(page);
    const measure = async () => {
      await settle(page);
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const counters = await session.send('Memory.getDOMCounters');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      return { ...counters, kilobytes: Math.round(usedSize / 1024) };
    };
    /** Each round ends where the test is back on its question. */
    const rounds = (count: number) =>
      page.evaluate(async (times) => {
        // what this test and the page write down is none of the element's
        (document as never as { heardByTest: unknown[] }).heardByTest.length = 0;
        const element = document.querySelector('iq-test') as HTMLElement;
        const place = element.parentElement as Element;
        for (let round = 0; round < times; round += 1) {
          element.remove();
          // out for a whole task: an element that is back before its end was only moved
          await new Promise((done) => setTimeout(done));
          const resumed = new Promise((done) =>
            element.addEventListener('iq-test:start', done, { once: true }),
          );
          place.append(element);
          await resumed;
        }
        document.querySelector('#log')?.replaceChildren();
        (document as never as { heardByTest: unknown[] }).heardByTest.length = 0;
      }, count);
    // until the browser has compiled what runs often; React is more of it
    await rounds(runtime === 'react' ? 40 : 16);
    let before = await measure();
    /** Does more rounds; returns what they keep. */
    const grown = async () => {
      await rounds(ROUNDS);
      await isBack();
      const after = await measure();
      console.log(`${ROUNDS} rounds on ${runtime}: ${JSON.stringify({ before, after })}`);
      const found = [
        after.nodes - before.nodes >= ROUNDS && `${after.nodes - before.nodes} nodes`,
        after.jsEventListeners - before.jsEventListeners >= 3 && 'listeners',
        after.documents > before.documents && 'documents',
        after.kilobytes - before.kilobytes >= ROUNDS * 5 && `${after.kilobytes - before.kilobytes} kB`,
      ].filter(Boolean);
      before = after;
      return found;
    };
    // a leak grows in all rounds; a document that the browser makes or keeps once, in few of them
    await expect.poll(grown).toEqual([]);
  });
});

test('in an app with routes, the way back finds the test where it was', async ({ page, visit, said }) => {
  await visit('/spa');
  await page.getByRole('link', { name: 'Test', exact: true }).click();
  await start(page);
  await toQuestion(page, 4);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByText('The home of a tiny app.', { exact: true })).toBeVisible();
  await page.goBack();
  // the guard of the running test took one step of the history, or none: the route decides
  if (!(await page.locator('iq-test').count()))
    await page.getByRole('link', { name: 'Test', exact: true }).click();
  await expect(question(page, 4)).toBeVisible();
  expect(said).toEqual([]);
});

/** Shows this page in the frame of the page `/framed`, and its element on the screen. */
async function showInFrame(page: Page, address: string): Promise<FrameLocator> {
  await page.locator('#frame').evaluate((frame: HTMLIFrameElement, src) => {
    frame.src = src;
  }, address);
  const frame = page.frameLocator('#frame');
  // until then, what is found belongs to the document before
  await expect.poll(() => page.frames().map((each) => each.url())).toContain(address);
  await frame.locator('iq-test').scrollIntoViewIfNeeded();
  return frame;
}

test('a sandboxed frame without an origin gets a clear refusal and the content of the page', async ({
  page,
  visit,
  said,
  server,
}) => {
  const before = (await storedSessions(server.dataDir)).length;
  await visit('/framed-sandbox');
  const frame = page.frameLocator('#frame');
  await frame.locator('iq-test').scrollIntoViewIfNeeded();
  await expect(frame.getByRole('link', { name: 'Take the test on its own page' })).toBeVisible();
  // the console of a frame in a process of its own may be heard later than its page is seen
  await expect
    .poll(() => said.filter((text) => text.startsWith('[iq-test]')).join())
    .toMatch(/sandbox|null|origin/i);
  expect(await storedSessions(server.dataDir)).toHaveLength(before);
});

test('without any storage the whole test works, and a checkout in this tab is never offered', async ({
  page,
  visit,
}) => {
  await blockThreePopups(page);
  await visit('/blocked-storage');
  await takeTest(page);
  // out of the page and back: what could not be stored is still known
  await page.evaluate(async () => {
    const element = document.querySelector('iq-test') as Element;
    const place = element.parentElement as Element;
    element.remove();
    await new Promise((done) => setTimeout(done)); // a whole task: it was not only moved
    place.append(element);
  });
  await expectNoCheckoutHere(page);
  await pay(page, page);
});

/** A browser as visitors have it: Playwright's own switches off what the test below is about. */
async function launchPlainBrowser() {
  const options = await testLaunchOptions();
  return chromium.launch({
    ...options,
    // the last list of features counts, and Playwright's names the partitions of storage
    args: [...options.args, '--disable-features=LocalNetworkAccessChecks'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

test('back from another page, the test and its clock go on; in a frame of another site there is another test, and its pop-up pays', async ({
  partner,
  server: _,
}) => {
  const plain = await launchPlainBrowser();
  try {
    const context = await plain.newContext();
    const noise = listenForNoise(context);
    await blockThreePopups(context);
    const page = await context.newPage();
    // the partner's pages ask not to be kept; most pages do not
    await page.route(`${partner.url}/inline`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } });
    });
    await page.goto(`${partner.url}/inline`);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) =>
        Object.assign(document, { persistedByTest: persisted }),
      );
    });
    await start(page);
    await toQuestion(page, 6);
    const clock = () => page.getByRole('timer').textContent();
    const before = await clock();
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto(`${partner.url}/404`);
    await page.goBack();
    await expect(question(page, 6)).toBeVisible();
    const persisted = await page.evaluate(() => (document as { persistedByTest?: boolean }).persistedByTest);
    const reasons = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return JSON.stringify((entry as { notRestoredReasons?: unknown }).notRestoredReasons);
    });
    console.log(`back-forward cache: ${persisted ? 'restored' : `loaded anew, ${reasons}`}`);
    await expect.poll(clock).not.toBe(before);
    await answer(page, 1);

    // the framing page is the server's site, the framed one is not
    const around = await context.newPage();
    await around.goto(`${partner.sameSiteUrl}/framed`);
    const frame = await showInFrame(around, `${partner.url}/inline?framed`);
    await takeTest(frame);
    const again = await showInFrame(around, `${partner.url}/inline?again`);
    await expect(again.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
    await expectNoCheckoutHere(again);
    await pay(again, around);
    await page.reload();
    await expect(question(page, 6)).toBeVisible();
    expect(noise).toEqual([]);
  } finally {
    await plain.close();
  }
});
