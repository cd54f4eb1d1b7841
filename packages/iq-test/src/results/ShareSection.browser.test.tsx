import { brand } from '@quotient/contract/brand';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, place, press, show } from '../ui/inPage.fixture.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { ToastsModel } from '../ui/toasts.ts';
import { ShareSection, type ShareSectionProps } from './ShareSection.tsx';
import { testResults } from './testResults.fixture.ts';

anewForEachTest();
afterEach(async () => {
  await page.viewport(1024, 768);
  Reflect.deleteProperty(navigator, 'share');
});

const draw = (props: Partial<ShareSectionProps>) =>
  show(<ShareSection onShare={async () => '#shared'} results={testResults} brand={brand} {...props} />);

test('where the device has a share sheet it gets message and link, and nothing is copied', async () => {
  const ownSheet = vi.fn(async () => {});
  Object.defineProperty(navigator, 'share', { value: ownSheet, configurable: true });
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const onShare = vi.fn(async () => '#shared');
  draw({ onShare });
  press('Share Results');
  await expect.element(page.getByRole('textbox')).toHaveValue('#shared');
  await expect.poll(() => place.querySelector('button[data-busy]')).toBeNull();
  press('Share Results');
  await expect.poll(() => ownSheet.mock.calls.length).toBe(2);
  expect(ownSheet).toHaveBeenLastCalledWith({
    title: brand.name,
    text: expect.stringContaining('134'),
    url: '#shared',
  });
  expect(onShare).toHaveBeenCalledOnce();
  expect(copy).not.toHaveBeenCalled();
});

test('nothing else of results and brand is read', () => {
  const results = {
    iq: 100,
    percentile: 50,
    isTooFew: false,
    isTooFast: false,
    totalCorrect: 10,
    totalQuestions: 20,
  };
  draw({ results, brand: { name: 'Mensa' } });
  expect(place.textContent).toMatch(/\(100\).*\(50\)/);
});

test('a page with toasts says there alone what failed; without a way back there is no button for it', async () => {
  const toasts = { show: vi.fn() };
  draw({ sharedLink: '#shared', toasts, onTakeBack: () => Promise.reject(new Error('lost')) });
  press('Take it back');
  press('Take it back');
  await expect
    .poll(() => toasts.show.mock.calls)
    .toEqual([['alert', 'results.takeBackFailedTitle', 'results.takeBackFailedText', 'share']]);
  expect(place.querySelector('[role="alert"]')).toBeNull();
  await expect.element(page.getByRole('textbox')).toHaveValue('#shared');
  draw({ sharedLink: '#shared', toasts });
  expect(page.getByRole('button', { name: 'Take it back' }).query()).toBeNull();
});

test.each([
  [360, 780],
  [1280, 700],
])('at %i × %i no toast covers the public link that was just made', async (width, height) => {
  await page.viewport(width, height);
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  const toasts = new ToastsModel();
  show(
    <>
      <div style={{ blockSize: height + 300 }} />
      <ShareSection
        onShare={async () => 'https://quiz.example/r/Zk3v9x2m8q1'}
        results={testResults}
        brand={brand}
        toasts={toasts}
      />
      <div style={{ blockSize: 2000 }} />
      <ToastRegion model={toasts} />
    </>,
  );
  // the button is the last thing in sight
  const button = place.querySelector('button');
  button?.focus();
  button?.scrollIntoView({ block: 'end' });
  scrollBy(0, 8);
  press('Share Results');
  await expect.element(page.getByRole('status')).toBeVisible();
  const boxOf = (selector: string) => place.querySelector(selector)?.getBoundingClientRect();
  const [link, toast] = [boxOf('input'), boxOf('[role="status"]')];
  expect(link?.bottom).toBeLessThanOrEqual(toast?.top ?? 0);
  expect(link?.top).toBeGreaterThan(0);
  scrollTo(0, 0);
});
