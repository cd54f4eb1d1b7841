import { clickAndClose } from '../site/journey/journey.ts';
import {
  expect,
  openCheckout,
  payButton,
  resultsTitle,
  sessionKey,
  settle,
  start,
  startButton,
  takeTest,
  test,
} from './partnerTest.ts';

const common = ['hiddenData', 'partner'];
/** The exact names of what each event tells. */
const keys: Record<string, string[]> = {
  ready: ['version', 'locale', 'mode', 'stage'],
  start: ['sessionId', 'set', 'questionCount', 'durationSeconds', 'resumed'],
  answer: ['step', 'answer', 'answeredCount'],
  step: ['step', 'total'],
  warning: ['secondsLeft'],
  finish: ['reason', 'answeredCount', 'total'],
  'payment-open': ['price', 'target'],
  paid: ['sessionId', 'price'],
  results: ['sessionId', 'iq', 'percentile', 'totalCorrect', 'totalQuestions'],
  error: ['code', 'message'],
  resize: ['width', 'height'],
  close: ['stage'],
};

test('one script tag is the whole journey, and each step is an event; none before the payment has a score', async ({
  page,
  visit,
  heard,
}) => {
  await visit('/inline');
  await takeTest(page);
  const before = await heard();
  const popup = await openCheckout(page, page);
  await clickAndClose(popup, popup.getByRole('button', { name: /^Pay/ }));
  await expect(resultsTitle(page)).toBeVisible();
  const all = await heard();
  const told = all.filter(({ name }) => name !== 'resize');
  expect(told.map(({ name }) => name)).toEqual([
    'ready',
    'start',
    'answer',
    'step',
    'finish',
    'payment-open',
    'paid',
    'results',
  ]);
  for (const { name, target, detail } of all) {
    expect(Object.keys(detail).sort(), name).toEqual([...(keys[name] ?? []), ...common].sort());
    expect([target, detail.partner, detail.hiddenData]).toEqual(['test', 'demo', {}]);
  }
  expect(JSON.stringify(before)).not.toMatch(/iq"|score|percentile|correct|points|sealed|key"/i);
  const detail = (name: string) => told.find((event) => event.name === name)?.detail;
  expect(detail('ready')).toMatchObject({ mode: 'inline', locale: 'en-US', stage: 'welcome' });
  expect(detail('start')).toMatchObject({
    set: 'main',
    questionCount: 20,
    durationSeconds: 1500,
    resumed: false,
  });
  expect(detail('answer')).toMatchObject({ step: 1, answer: 'B', answeredCount: 1 });
  expect(detail('step')).toMatchObject({ step: 20, total: 20 });
  expect(detail('finish')).toMatchObject({ reason: 'finished', answeredCount: 1, total: 20 });
  expect(detail('payment-open')).toMatchObject({
    price: { amountMinor: 100, currency: 'EUR' },
    target: 'popup',
  });
  expect(detail('paid')).toMatchObject({ sessionId: detail('start')?.sessionId });
  expect(String(detail('results')?.iq)).toBe(await page.locator('[data-iq]').textContent());
  // the last size that was told is the size there is
  const box = await page.locator('[part=root]').boundingBox();
  const size = all.filter(({ name }) => name === 'resize').at(-1)?.detail;
  expect(Math.abs(Number(size?.height) - Number(box?.height))).toBeLessThanOrEqual(1);

  await page.reload();
  await expect(resultsTitle(page)).toBeVisible();
  expect((await heard()).map(({ name }) => name).filter((name) => name !== 'resize')).toEqual([
    'ready',
    'results',
  ]);
});

test('the last five minutes and their end are events, too', async ({ page, visit, heard, advance }) => {
  await visit('/inline');
  await start(page);
  await advance(20 * 60_000 + 1000);
  const events = async (name: string) => (await heard()).filter((event) => event.name === name);
  await expect.poll(() => events('warning')).toHaveLength(1);
  expect(Number((await events('warning'))[0]?.detail.secondsLeft)).toBeLessThanOrEqual(300);
  await advance(5 * 60_000);
  await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
  expect((await events('finish')).map(({ detail }) => detail.reason)).toEqual(['time-up']);
  expect(await events('warning')).toHaveLength(1);
});

test.describe('methods', () => {
  const call = (method: string) => `document.querySelector('#test').${method}()`;

  test('commands that were pushed before anything had loaded are obeyed in order', async ({
    page,
    visit,
    heard,
  }) => {
    await visit('/commands');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(startButton(page)).toBeVisible();
    expect(await page.evaluate('Object.keys(window.iqTest)')).toEqual(['push']);
    await page.evaluate("window.iqTest.push(['close', '#test'])");
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // without a selector: every element
    await page.evaluate("window.iqTest.push(['start'])");
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    const told = (await heard()).filter(({ name }) => name !== 'resize');
    expect(told.map(({ name, detail }) => [name, detail.stage])).toEqual([
      ['ready', 'welcome'],
      ['close', 'welcome'],
      ['start', undefined],
    ]);
  });

  test('called before the code is here, a method waits for it; a command for an element that is not there yet, too', async ({
    page,
    host,
    asked,
  }) => {
    await host(`<script>(window.iqTest ||= []).push(['start', '#late'])</script>
      <script src="{{quiz}}/embed.js"></script>
      <div style="height: 5000px"></div><iq-test id="test" partner="demo"></iq-test>`);
    expect(asked.some((address) => address.includes('/app-'))).toBe(false);
    await page.evaluate(call('start'));
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    await page.evaluate(() => {
      const late = document.createElement('iq-test');
      late.id = 'late';
      late.setAttribute('partner', 'demo');
      document.body.append(late);
    });
    await expect(page.locator('#late').getByText('Question 1 of 20', { exact: true })).toBeVisible();
  });

  test('open, close, start, reset and destroy', async ({ page, visit, heard, server }) => {
    await visit('/popup');
    const launcher = page.getByRole('button', { name: 'Take the IQ Test' });
    await expect(launcher).toBeVisible();
    await page.evaluate(call('open'));
    await expect(startButton(page)).toBeVisible();
    await page.evaluate(call('close'));
    await page.evaluate(call('close')); // closed is closed
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate(call('start'));
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    await page.evaluate(call('close'));
    await expect(page.getByRole('button', { name: 'Back to your test' })).toBeVisible();
    expect((await heard()).filter(({ name }) => name === 'close').map(({ detail }) => detail.stage)).toEqual([
      'welcome',
      'testing',
    ]);
    const stored = () => page.evaluate((key) => localStorage.getItem(key), sessionKey(server.url));
    expect(await stored()).not.toBeNull();
    await page.evaluate(call('open'));
    await page.evaluate(call('reset'));
    await expect(startButton(page)).toBeVisible();
    expect(await stored()).toBeNull();

    await page.evaluate(call('start'));
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    await page.evaluate(call('destroy'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('iq-test').getByRole('button')).toHaveCount(0);
    expect(await stored()).not.toBeNull();
    const count = (await heard()).length;
    // for good: neither a method nor coming back brings it to life
    await page.evaluate(call('open'));
    await page.evaluate(call('start'));
    await page.evaluate(async () => {
      const target = document.querySelector('iq-test') as Element;
      target.remove();
      await new Promise(requestAnimationFrame);
      document.querySelector('main')?.append(target);
    });
    await settle(page);
    await expect(page.locator('iq-test').getByRole('button')).toHaveCount(0);
    expect(await heard()).toHaveLength(count);
  });

  test('commands reach every element, wherever it stands, and a wrong one takes no other along', async ({
    page,
    host,
  }) => {
    await host(`<script>
        (window.iqTest ||= []).push(['opne', '#first'], ['start', '#second']);
      </script>
      <iq-test id="first" partner="demo"></iq-test><iq-test id="second" partner="demo"></iq-test>
      <script src="{{quiz}}/embed.js"></script>`);
    await expect(page.locator('#second').getByText('Question 1 of 20', { exact: true })).toBeVisible();
    await expect(page.locator('#first').getByText('Question 1 of 20', { exact: true })).toHaveCount(0);
  });

  test('Back from a running test in a closed dialog opens it with its question', async ({ page, visit }) => {
    await visit('/popup');
    await page.getByRole('button', { name: 'Take the IQ Test' }).click();
    await startButton(page).click();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Leave the test?' })).toBeVisible();
    // and closed by the page, nothing invisible holds it
    await page.evaluate(call('close'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to your test' }).click();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  });

  test('in the page, open scrolls to the element and close does nothing', async ({ page, host, heard }) => {
    await host(`<div style="height: 3000px"></div><iq-test id="test" partner="demo" loading="eager"></iq-test>
      <div style="height: 3000px"></div><script src="{{quiz}}/embed.js"></script>`);
    await expect(startButton(page)).toBeAttached();
    await page.evaluate(call('open'));
    await expect(startButton(page)).toBeInViewport();
    await page.evaluate(call('close'));
    await expect(startButton(page)).toBeInViewport();
    expect((await heard()).some(({ name }) => name === 'close')).toBe(false);
  });

  test('destroy frees what the test has held, whatever is under way', async ({
    page,
    visit,
    seed,
    asked,
  }) => {
    await seed();
    await visit('/inline');
    await expect(payButton(page)).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const counters = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return session.send('Memory.getDOMCounters');
    };
    const before = await counters();
    await page.evaluate(() => {
      const root = document.querySelector('iq-test')?.shadowRoot;
      const inside = new WeakRef(root?.querySelector('h1') as Element);
      Object.defineProperty(document, 'insideByTest', { value: inside });
    });
    await page.evaluate(call('destroy'));
    // what React has put off ends in tasks of its own
    await expect
      .poll(async () => {
        await counters();
        return page.evaluate('document.insideByTest.deref() === undefined');
      })
      .toBe(true);
    const after = await counters();
    console.log(`destroy: ${JSON.stringify({ before, after })}`);
    expect(after.nodes).toBeLessThan(before.nodes);
    expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners);
    const count = asked.length;
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await settle(page);
    expect(asked).toHaveLength(count);
  });
});
