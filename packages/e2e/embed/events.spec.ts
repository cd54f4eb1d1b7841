import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Request } from '@playwright/test';
import { clickAndClose } from '../site/journey/journey.ts';
import { expect, onEachRuntime, openCheckout, resultsTitle, start, test } from './partnerTest.ts';

const file = fileURLToPath(new URL('../../iq-test/src/embed/LIFECYCLE.md', import.meta.url));
const lifecycle = readFileSync(file, 'utf8');
/** The events of the diagram in its order: arrows from the element to the page. */
const drawn = [...lifecycle.matchAll(/^ *Element-\)Page: iq-test:([a-z-]+)$/gm)].map(([, name]) => name);

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

onEachRuntime(() => {
  test('one script tag is the whole journey: each step is an event in the order of the diagram, with the hidden data that no request has; none before the payment has a score', async ({
    page,
    visit,
    heard,
    advance,
    server,
  }) => {
    const reading: Promise<string>[] = [];
    const read = async (request: Request) =>
      request.url() + JSON.stringify(await request.allHeaders()) + request.postData();
    const listen = (request: Request) =>
      void (request.url().startsWith(server.url) && reading.push(read(request)));
    page.on('request', listen);
    await visit('/hidden-data');
    await start(page);
    await page.getByRole('radio').nth(1).check();
    await expect.poll(async () => (await heard()).some(({ name }) => name === 'answer')).toBe(true);
    // in one step: between the two, the element could say its size
    const countInJune = await page.locator('iq-test').evaluate((target) => {
      target.setAttribute('hidden-data', '{"campaign":"july"}');
      return (document as never as { heardByTest: unknown[] }).heardByTest.length;
    });
    await page.getByRole('button', { name: /^Question 20,/ }).click();
    await expect(page.getByText('Question 20 of 20', { exact: true })).toBeVisible();
    await advance(25 * 60_000 - 299_000);
    await expect(page.getByText('Warning: Less than 5 minutes remaining!')).toBeVisible();
    await page.getByRole('button', { name: 'Finish Test' }).click();
    await page.getByRole('button', { name: 'Finish now' }).click();
    await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
    const before = await heard();
    const popup = await openCheckout(page, page);
    await clickAndClose(popup, popup.getByRole('button', { name: /^Pay/ }));
    await expect(resultsTitle(page)).toBeVisible();
    const all = await heard();
    const told = all.filter(({ name }) => name !== 'resize');
    expect(all.map(({ name }) => name)).toContain('resize');
    expect(told.map(({ name }) => name)).toEqual(drawn);
    for (const [index, { name, target, detail }] of all.entries()) {
      expect(Object.keys(detail).sort(), name).toEqual([...(keys[name] ?? []), ...common].sort());
      const hiddenData = index < countInJune ? { campaign: 'june', place: 'sidebar' } : { campaign: 'july' };
      expect([target, detail.partner, detail.hiddenData], name).toEqual(['test', 'demo', hiddenData]);
    }
    await expect
      .poll(async () => (await Promise.all(reading)).some((request) => request.includes('/answers/')))
      .toBe(true);
    page.off('request', listen); // what is sent while the page is left cannot be read any more
    const sent = await Promise.all(reading);
    expect(sent.filter((request) => /june|july|sidebar|campaign/.test(request))).toEqual([]);
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
    expect(detail('warning')?.secondsLeft).toBeLessThanOrEqual(300);
    expect(detail('finish')).toMatchObject({ reason: 'finished', answeredCount: 1, total: 20 });
    expect(detail('payment-open')).toMatchObject({
      price: { amountMinor: 100, currency: 'EUR' },
      target: 'popup',
    });
    expect(detail('paid')).toMatchObject({ sessionId: detail('start')?.sessionId });
    expect(String(detail('results')?.iq)).toBe(await page.locator('[data-iq]').textContent());
    // the last size that is told is the size there is
    const toldTooMuch = async () => {
      const box = await page.locator('[part=root]').boundingBox();
      const size = (await heard()).filter(({ name }) => name === 'resize').at(-1)?.detail;
      return Math.abs(Number(size?.height) - Number(box?.height));
    };
    await expect.poll(toldTooMuch).toBeLessThanOrEqual(1);

    await page.reload();
    await expect(resultsTitle(page)).toBeVisible();
    await expect
      .poll(async () => (await heard()).map(({ name }) => name).filter((name) => name !== 'resize'))
      .toEqual(['ready', 'results']);
  });
});
