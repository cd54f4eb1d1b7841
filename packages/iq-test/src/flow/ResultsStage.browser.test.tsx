import type { TestResults } from '@quotient/contract';
import { brand } from '@quotient/contract/brand';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '../api/ApiError.ts';
import { createApiClient } from '../api/apiClient.ts';
import { englishI18n } from '../i18n/english.fixture.ts';
import { testResults } from '../results/testResults.fixture.ts';
import { IqTestProvider } from '../ui/IqTestProvider.tsx';
import { anewForEachTest, root } from '../ui/inPage.fixture.ts';
import type { At } from './journey.ts';
import { ResultsStage } from './ResultsStage.tsx';
import { useFlow } from './useFlow.ts';

anewForEachTest();

const credentials = { id: testResults.sessionId, token: 'token' };
const delivered = async () => {};
const sendResultsEmail = vi.fn(async () => ({ id: 'e'.repeat(24), state: 'queued' as const, delivered }));
const shareResult = vi.fn(async () => ({ id: 'abc' }));
const makeCertificate = vi.fn(async () => ({ code: 'abcde' }));
const removeCertificate = vi.fn(async () => {});
const deleteSharedResult = vi.fn(async () => {});
const getResults = vi.fn(async (): Promise<TestResults> => testResults);
const api = {
  ...createApiClient({ baseUrl: 'https://quiz.example' }),
  sendResultsEmail,
  shareResult,
  deleteSharedResult,
  getResults,
  makeCertificate,
  removeCertificate,
};
const here = {
  at: 'results',
  session: { questions: [] },
  credentials,
  results: testResults,
  isStarting: false,
} as unknown as At<'results'>;

function Stage({ results = testResults }: { results?: TestResults }) {
  const { flow, toasts } = useFlow({ brand, api, locale: 'en' });
  return (
    <ResultsStage flow={flow} here={{ ...here, results }} api={api} toasts={toasts} brand={brand} dir="ltr" />
  );
}

const render = (results?: TestResults) =>
  root.render(
    <IqTestProvider i18n={englishI18n}>
      <Stage {...(results && { results })} />
    </IqTestProvider>,
  );

beforeEach(() => {
  vi.clearAllMocks();
  render();
});

test('S197: an e-mail is asked for with the specified fields', async () => {
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.org');
  await page.getByRole('button', { name: 'Send results' }).click();
  await expect.element(page.getByRole('button', { name: 'Send to another address' })).toBeVisible();
  expect(sendResultsEmail).toHaveBeenCalledExactlyOnceWith(credentials, {
    email: 'ada@example.org',
    iqScore: 134,
    percentile: 97.5,
    totalCorrect: 18,
    categoryAnalysis: testResults.categories,
  });
});

test('S198 S199: sharing sends score, percentile and correct count; the link is the origin with /r/ and the id', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: 'Share Results' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Your public link' }))
    .toHaveValue('https://quiz.example/r/abc');
  expect(shareResult).toHaveBeenCalledExactlyOnceWith(credentials, {
    iq_score: 134,
    percentile: 97.5,
    total_correct: 18,
  });
});

const takeBack = async () => {
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Your public link' })).not.toBeInTheDocument();
};

test('a result that was shared before a reload has its link, and is taken back after a question', async () => {
  root.render(null);
  render({ ...testResults, sharedResultId: 'before' });
  await expect
    .element(page.getByRole('textbox', { name: 'Your public link' }))
    .toHaveValue('https://quiz.example/r/before');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Keep the link' }).click();
  expect(deleteSharedResult).not.toHaveBeenCalled();
  await takeBack();
  expect(deleteSharedResult).toHaveBeenCalledExactlyOnceWith(credentials, 'before');
  await expect.element(page.getByRole('button', { name: 'Share Results' })).toHaveFocus();
});

test('what was taken back in another tab counts as taken back', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  deleteSharedResult.mockRejectedValueOnce(new ApiError('shared_result_not_found', 404));
  await page.getByRole('button', { name: 'Share Results' }).click();
  await takeBack();
  expect(deleteSharedResult).toHaveBeenCalledExactlyOnceWith(credentials, 'abc');
});

test('what another tab has shared anew meanwhile is taken back', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  deleteSharedResult.mockRejectedValueOnce(new ApiError('shared_result_not_found', 404));
  getResults.mockResolvedValueOnce({ ...testResults, sharedResultId: 'anew' });
  await page.getByRole('button', { name: 'Share Results' }).click();
  await takeBack();
  expect(deleteSharedResult).toHaveBeenLastCalledWith(credentials, 'anew');
});

const sheet = () => page.getByRole('link', { name: 'Open the sheet for printing' });

test('a certificate is made at the wish of the visitor, leads to its sheet and its PDF, and is taken back', async () => {
  await page.getByRole('button', { name: 'Make a certificate' }).click();
  await expect.element(sheet()).toHaveFocus();
  await expect.element(sheet()).toHaveAttribute('href', 'https://quiz.example/verify/abcde/print');
  await expect
    .element(page.getByRole('link', { name: 'Download the PDF' }))
    .toHaveAttribute('href', 'https://quiz.example/verify/abcde/certificate.pdf');
  expect(makeCertificate).toHaveBeenCalledExactlyOnceWith(credentials);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect.element(page.getByRole('button', { name: 'Make a certificate' })).toHaveFocus();
  expect(removeCertificate).toHaveBeenCalledExactlyOnceWith(credentials);
});

test('a certificate that was made before a reload is there', async () => {
  root.render(null);
  render({ ...testResults, certificateCode: 'before' });
  await expect.element(sheet()).toHaveAttribute('href', 'https://quiz.example/verify/before/print');
});
