import type { i18n } from 'i18next';
import { createRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createI18n } from '../i18n/createI18n.ts';
import { englishI18n } from '../i18n/english.fixture.ts';
import { first as arabicWords } from '../i18n/locales/ar/first.ts';
import { first as germanWords } from '../i18n/locales/de/first.ts';
import { anewForEachTest, place, root } from './inPage.fixture.ts';
import { LoadingProvider, type LoadingProviderProps } from './LoadingProvider.tsx';

const german = createI18n({ locale: 'de', messages: germanWords });
const arabic = createI18n({ locale: 'ar', messages: arabicWords });

anewForEachTest();

/** Words that are on their way until the test brings them, or loses them. */
function onTheirWay() {
  let arrive: (words: i18n) => void = () => {};
  let fail = () => {};
  const words = new Promise<i18n>((resolve, reject) => {
    arrive = resolve;
    fail = () => reject(new Error('offline'));
  });
  return { load: vi.fn(() => words), arrive, fail };
}
function Words(): ReactNode {
  const { i18n } = useTranslation();
  return <input aria-label={i18n.language} />;
}
const show = (props: Omit<LoadingProviderProps, 'children'>) =>
  root.render(
    <LoadingProvider {...props}>
      {({ language }) => (
        <section aria-label={`in ${language}`}>
          <Words />
        </section>
      )}
    </LoadingProvider>,
  );
const outer = () => place.querySelector('[data-iq-root]');

test('words that are here are shown, and none are fetched', async () => {
  const { load } = onTheirWay();
  show({ i18n: german, load });
  await expect.element(page.getByRole('textbox', { name: 'de' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('until the words are here the placeholder stands in; then it is gone', async () => {
  const { load, arrive } = onTheirWay();
  show({ load, placeholder: <p>Wait</p> });
  await expect.element(page.getByText('Wait')).toBeVisible();
  expect(page.getByRole('region').elements()).toEqual([]);
  arrive(arabic);
  await expect.element(page.getByRole('region', { name: 'in ar' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'ar' })).toBeVisible();
  expect(outer()).toHaveAttribute('lang', 'ar');
  expect(outer()).toHaveAttribute('dir', 'rtl');
  expect(page.getByText('Wait').elements()).toEqual([]);
  expect(load).toHaveBeenCalledOnce();
});

test('without a placeholder nothing is shown meanwhile', async () => {
  show({ load: onTheirWay().load });
  await vi.waitFor(() => expect(outer()).not.toBeNull());
  expect(place).toHaveTextContent('');
  expect(page.getByRole('region').elements()).toEqual([]);
});

test('the element around takes attributes and the ref, whatever it shows', async () => {
  const ref = createRef<HTMLDivElement>();
  const lost = onTheirWay();
  const props = { id: 'mine', ref, theme: 'dark' } as const;
  const isOuter = () => {
    expect(ref.current).toHaveAttribute('id', 'mine');
    expect(ref.current).toHaveAttribute('data-theme', 'dark');
  };
  show({ ...props, load: lost.load });
  await vi.waitFor(isOuter);
  lost.fail();
  await expect.element(page.getByRole('alert')).toBeVisible();
  isOuter();
  show({ ...props, load: lost.load, i18n: german });
  await expect.element(page.getByRole('region')).toBeVisible();
  isOuter();
});

test('other words take the place of the former ones, which stay until then with all that was entered', async () => {
  show({ load: async () => englishI18n });
  const field = page.getByRole('textbox');
  await field.fill('half a sentence');
  const before = field.element();
  const next = onTheirWay();
  show({ load: next.load, placeholder: <p>Wait</p> });
  await vi.waitFor(() => expect(next.load).toHaveBeenCalled());
  expect(page.getByRole('region', { name: 'in en' }).elements()).toHaveLength(1);
  next.arrive(german);
  await expect.element(page.getByRole('region', { name: 'in de' })).toBeVisible();
  expect(field.element()).toBe(before);
  expect(before).toHaveValue('half a sentence');
  expect(before).toHaveAccessibleName('de');
});

test('words that were asked for before come too late', async () => {
  const [slow, fast] = [onTheirWay(), onTheirWay()];
  show({ load: slow.load });
  await vi.waitFor(() => expect(slow.load).toHaveBeenCalled());
  show({ load: fast.load });
  fast.arrive(german);
  await expect.element(page.getByRole('region', { name: 'in de' })).toBeVisible();
  slow.arrive(arabic);
  show({ load: fast.load, id: 'later' });
  await vi.waitFor(() => expect(outer()).toHaveAttribute('id', 'later'));
  expect(page.getByRole('region', { name: 'in de' }).elements()).toHaveLength(1);
});

test('a failure is said, in English, and can be tried again', async () => {
  const again = onTheirWay();
  const load = vi.fn(again.load).mockRejectedValueOnce(new Error('offline'));
  show({ load, placeholder: <p>Wait</p> });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This could not be loaded.Check your connection. Try again');
  expect(outer()).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Wait')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(load).toHaveBeenCalledTimes(2);
  again.arrive(german);
  await expect.element(page.getByRole('region', { name: 'in de' })).toBeVisible();
});

test.each([
  ['what the page gives', <p key="">Sorry</p>, 'Sorry'],
  ['nothing, where the page wants that', null, ''],
])('in place of the message stands %s', async (_, failure, text) => {
  show({ load: () => Promise.reject(new Error('offline')), placeholder: <p>Wait</p>, failure });
  await vi.waitFor(() => expect(place.textContent).toBe(text));
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('words that are here stay where others cannot be loaded', async () => {
  show({ load: async () => german });
  await expect.element(page.getByRole('region', { name: 'in de' })).toBeVisible();
  const lost = onTheirWay();
  show({ load: lost.load });
  await vi.waitFor(() => expect(lost.load).toHaveBeenCalled());
  lost.fail();
  show({ load: lost.load, id: 'later' });
  await vi.waitFor(() => expect(outer()).toHaveAttribute('id', 'later'));
  expect(page.getByRole('region', { name: 'in de' }).elements()).toHaveLength(1);
  expect(page.getByRole('alert').elements()).toEqual([]);
});
