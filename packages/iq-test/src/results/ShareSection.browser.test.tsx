import { brand } from '@quotient/contract/brand';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, place, press, show } from '../ui/inPage.fixture.ts';
import { ShareSection, type ShareSectionProps } from './ShareSection.tsx';
import { testResults } from './testResults.fixture.ts';

anewForEachTest();
afterEach(() => {
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
  const results = { iq: 100, percentile: 50, isTooFast: false, totalCorrect: 10, totalQuestions: 20 };
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
    .toEqual([['alert', 'results.takeBackFailedTitle', 'results.takeBackFailedText']]);
  expect(place.querySelector('[role="alert"]')).toBeNull();
  await expect.element(page.getByRole('textbox')).toHaveValue('#shared');
  draw({ sharedLink: '#shared', toasts });
  expect(page.getByRole('button', { name: 'Take it back' }).query()).toBeNull();
});
