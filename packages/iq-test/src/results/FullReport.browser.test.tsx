import { fixtureQuestions, testResults } from '@quotient/fixtures';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, find, place, show, textsOf } from '../ui/inPage.fixture.ts';
import { FullReport, type FullReportProps } from './FullReport.tsx';
import { qrPath } from './qrPath.ts';

anewForEachTest();

const onPrint = vi.fn();
const onClose = vi.fn();
const address = 'https://quiz.example/verify/abcde-fghjk-mnpqr-23456';

beforeEach(() => {
  vi.clearAllMocks();
});

function render(props: Partial<FullReportProps> = {}): void {
  show(
    <FullReport
      results={testResults.iq147}
      questions={fixtureQuestions}
      checkAddress={address}
      onPrint={onPrint}
      onClose={onClose}
      {...props}
    />,
  );
}

test('every question is open, with the answer, the right one and the way to it', () => {
  render();
  const details = [...place.querySelectorAll('details')];
  expect(details).toHaveLength(testResults.iq147.review.length);
  expect(details.every(({ open }) => open)).toBe(true);
  const text = place.textContent ?? '';
  for (const { explanation } of testResults.iq147.review) expect(text).toContain(explanation);
  expect(place.querySelectorAll('li[data-outcome="correct"]')).toHaveLength(details.length);
  expect(text).toContain('for entertainment and education only');
});

test('a name is on the report once it is typed, and nowhere else', async () => {
  const stored = vi.spyOn(Storage.prototype, 'setItem');
  render();
  expect(textsOf('header p')).toHaveLength(1);
  await page.getByRole('textbox', { name: 'Name on the report, if you want one' }).fill('  آدا Lovelace ');
  expect(textsOf('header p')[1]).toBe('Name: آدا Lovelace');
  expect(stored).not.toHaveBeenCalled();
  await page.getByRole('textbox').fill('   ');
  expect(textsOf('header p')).toHaveLength(1);
});

test('its QR code is that of the address beside it', async () => {
  render({ isCertified: true });
  await expect
    .poll(() => place.querySelector('footer path:nth-of-type(2)')?.getAttribute('d'))
    .toBe(qrPath(address).path);
  expect(find('footer').textContent).toContain(`Check the certificate of this result: ${address}`);
  render({ checkAddress: 'https://quiz.example/verify' });
  expect(find('footer').textContent).toContain('This report is no certificate.');
});

test('while it prints, the title of the page names the file', () => {
  render();
  dispatchEvent(new Event('beforeprint'));
  expect(document.title).toMatch(/^Full report, IQ Test, \d{4}-\d{2}-\d{2}$/);
  dispatchEvent(new Event('afterprint'));
});

test('its buttons print it, and lead back', async () => {
  render();
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await page.getByRole('button', { name: 'Back to your results' }).click();
  expect([onPrint, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
