import { testResults } from '@quotient/fixtures';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, find, place, press, show, textsOf } from '../ui/inPage.fixture.ts';
import { EarlierTests, type EarlierTestsProps } from './EarlierTests.tsx';

anewForEachTest();

const tests = [
  { id: 'new', token: 't', finishedAt: new Date(2026, 10, 26, 12).getTime() },
  { id: 'old', token: 't' },
];
const sharedResultId = 'Zml4dHVyZS1zaGFyZWQtaQ';
const certificateCode = 'abcde-fghjk-mnpqr-23456';
const onOpen = vi.fn();
const onErase = vi.fn<EarlierTestsProps['onErase']>();
let api: EarlierTestsProps['api'];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onErase.mockReset().mockResolvedValue(undefined);
  const results = { ...testResults.iq147, isTooFast: false, sharedResultId, certificateCode };
  api = {
    origin: 'https://quiz.example',
    getTestSession: vi.fn(async ({ id }) => ({ paymentStatus: id === 'new' ? 'paid' : 'pending' }) as never),
    getResults: vi.fn(async () => results),
    deleteSharedResult: vi.fn(async () => {}),
    removeCertificate: vi.fn(async () => {}),
    endPrivateLinks: vi.fn(async () => {}),
  };
});

async function render() {
  show(<EarlierTests tests={tests} api={api} onOpen={onOpen} onErase={onErase} />);
  // a visitor's own press: the focus moves only after one
  await page.getByRole('button', { name: 'Show 2 earlier tests' }).click();
  await expect.element(page.getByRole('button', { name: 'Open this test' }).nth(1)).toBeVisible();
}
/** Text of the open dialog. */
const asked = () => find('dialog[open]').textContent;

test('where there are none, nothing is shown', () => {
  show(<EarlierTests tests={[]} api={api} onOpen={onOpen} onErase={onErase} />);
  expect(place.textContent).toBe('');
});

test('the list names each test by its date, and shows the score of paid tests only', async () => {
  await render();
  expect(textsOf('h3')).toEqual(['November 26, 2026', 'An earlier test']);
  expect(document.activeElement).toBe(find('h3'));
  const [paid, unpaid] = textsOf('li');
  expect(paid).toContain(`Estimated IQ score: ${testResults.iq147.iq}`);
  expect(paid).toContain('in about two of three cases');
  expect(unpaid).toContain('These results are closed');
  expect(unpaid).not.toContain('Stop sharing');
  expect([...place.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    `https://quiz.example/r/${sharedResultId}`,
    `https://quiz.example/verify/${certificateCode}`,
  ]);
});

test.each([
  ['Stop sharing', 'The link stops working at once', 'deleteSharedResult'],
  ['Withdraw the certificate', 'Its code confirms nothing from then on', 'removeCertificate'],
  ['End all private links', 'stop working', 'endPrivateLinks'],
] as const)('%s asks first, and the focus stays at the test', async (name, said, call) => {
  await render();
  press(name);
  expect(asked()).toContain(said);
  expect(api[call]).not.toHaveBeenCalled();
  press(name);
  await expect.poll(() => vi.mocked(api[call]).mock.calls.length).toBe(1);
  await expect.poll(() => document.activeElement).toBe(find('h3'));
  if (call !== 'endPrivateLinks')
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
});

test('before a test is deleted, the question says what is deleted and what is stored of the payment', async () => {
  await render();
  press('Delete this test');
  expect(asked()).toContain('Nobody can bring them back.');
  expect(asked()).toContain('Of your payment');
  press('Keep it');
  expect(onErase).not.toHaveBeenCalled();
  press('Delete this test');
  press('Delete this test');
  await expect.poll(() => textsOf('h3')).toEqual(['An earlier test']);
  expect(onErase).toHaveBeenCalledExactlyOnceWith(tests[0]);
  await expect.poll(() => document.activeElement?.textContent).toBe('The test is deleted.');
});

test('a deletion that is refused leaves the test, and says so', async () => {
  onErase.mockRejectedValue(new Error('lost'));
  await render();
  press('Delete this test');
  press('Delete this test');
  await expect.element(page.getByText('Not everything could be erased.')).toBeVisible();
  expect(textsOf('h3')).toHaveLength(2);
});

test('a test opens by its own credentials', async () => {
  await render();
  press('Open this test');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(tests[0]);
});

test('the link is copied, and says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await render();
  press('Copy link');
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith(`https://quiz.example/r/${sharedResultId}`);
});
