import { settle } from '../support/settle.ts';
import { expect, onEachRuntime, payButton, sessionKey, startButton, test } from './partnerTest.ts';

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

onEachRuntime(() => {
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
    await settle(page); // what its end itself makes it say is said by then
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
