import { refusal } from '@quotient/contract/refusal';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createRealServer } from '../api/realServer.fixture.ts';
import { englishI18n } from '../i18n/english.fixture.ts';
import { loadWords, type TestWords } from '../i18n/loadI18n.ts';
import { createDeviceStorage } from '../storage/deviceStorage.ts';
import { anewForEachTest, place, root } from '../ui/inPage.fixture.ts';
import { IqTest, type IqTestProps } from './IqTest.tsx';

anewForEachTest();

function show(props: IqTestProps) {
  const { api } = createRealServer();
  const storage = createDeviceStorage({ slug: 'iq-test', storage: null });
  root.render(<IqTest i18n={englishI18n} api={api} storage={storage} analytics={() => {}} {...props} />);
}

test('each event has a handler of its own, which takes its detail; onEvent takes them all', async () => {
  const [onEvent, onStart, onAnswer] = [vi.fn(), vi.fn(), vi.fn()];
  show({ onEvent, onStart, onAnswer });
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  await page.getByRole('radio').nth(2).click();
  const start = expect.objectContaining({ set: 'main', questionCount: 20, resumed: false });
  expect(onStart).toHaveBeenCalledExactlyOnceWith(start);
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalled());
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ step: 1, answer: 'C', answeredCount: 1 });
  expect(onEvent).toHaveBeenCalledWith('start', start);
  expect(onEvent).toHaveBeenCalledWith('answer', expect.anything());
});

test('what fails has a handler, and a page without any goes on', async () => {
  const onFailure = vi.fn();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { api } = createRealServer();
  show({ onFailure, api: { ...api, startTestSession: () => Promise.reject(new TypeError('lost')) } });
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(onFailure).toHaveBeenCalledWith({ code: expect.any(String), message: 'the test could not start' });
});

test('S195: where the server cannot read the stored figures, built-in ones stand in, the test goes on, and it is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { api, answerNext, countOf } = createRealServer();
  answerNext('GET /api/svg-shapes', ...Array.from({ length: 10 }, () => refusal('internal')));
  show({ api });
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(countOf('GET /api/svg-shapes')).toBeGreaterThan(0);
  expect(warn.mock.calls.join()).toContain('the stored shapes could not be loaded');
  await expect.element(page.getByRole('img', { name: /Row 1, column 1/i })).toBeVisible();
  expect(place.querySelector('svg[data-token="square"]')).not.toBeNull();
  await page.getByRole('radio').first().click();
  await expect.element(page.getByText('All answers saved')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('handlers are none of the attributes of the outer element', async () => {
  show({ onStart: () => {}, onFailure: () => {}, id: 'mine' });
  await vi.waitFor(() => expect(place.querySelector('#mine')).not.toBeNull());
  expect(place.firstElementChild?.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
});

test('given words stand in the first render, on a server too; others take their place, and stay while more are fetched', async () => {
  const [german, french] = await Promise.all(['de', 'fr'].map((locale) => loadWords({ locale })));
  expect(renderToString(<IqTest words={german} />)).toContain('Jetzt Ihren IQ-Test starten');
  const { api } = createRealServer();
  const draw = (words: TestWords | undefined) =>
    flushSync(() => root.render(<IqTest words={words} locale="es" api={api} />));
  draw(german);
  expect(place.querySelector('[lang="de"]')?.textContent).toContain('Jetzt Ihren IQ-Test starten');
  draw(french);
  expect(place.querySelector('[lang="fr"]')).not.toBeNull();
  draw(undefined);
  expect(place.querySelector('[lang="fr"]')).not.toBeNull();
  // fetched, which may take its time on a busy machine
  await vi.waitFor(() => expect(place.querySelector('[lang="es"]')).not.toBeNull());
});
