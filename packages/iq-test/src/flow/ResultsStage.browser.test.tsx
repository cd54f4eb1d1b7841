import { brand } from '@quotient/contract/brand';
import { personas } from '@quotient/fixtures';
import type { HeldTest } from '@quotient/fixtures/visitor';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createRealServer, ORIGIN, type RealServer } from '../api/realServer.fixture.ts';
import { englishI18n } from '../i18n/english.fixture.ts';
import { IqTestProvider } from '../ui/IqTestProvider.tsx';
import { anewForEachTest, root } from '../ui/inPage.fixture.ts';
import type { At } from './journey.ts';
import { ResultsStage } from './ResultsStage.tsx';
import { useFlow } from './useFlow.ts';

anewForEachTest();

let server: RealServer;
let held: HeldTest;

function Stage({ here }: { here: At<'results'> }) {
  const { api } = server;
  const { flow, toasts } = useFlow({ brand, api, locale: 'en' });
  return <ResultsStage flow={flow} here={here} api={api} toasts={toasts} brand={brand} dir="ltr" />;
}

/** Shows the results as the server has them now. */
async function render(): Promise<void> {
  const here: At<'results'> = {
    at: 'results',
    session: await server.visitor.look(held),
    credentials: held,
    results: await server.visitor.readResults(held),
    isStarting: false,
  };
  root.render(
    <IqTestProvider i18n={englishI18n}>
      <Stage here={here} />
    </IqTestProvider>,
  );
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  server = createRealServer();
  held = await server.visitor.reach('paid', { answers: personas.careful.answers });
});

const stored = () => server.store.testSessions.get(held.id);
const sharedIds = async () => {
  const ids: string[] = [];
  for await (const id of server.store.sharedResults.ids()) ids.push(id);
  return ids;
};

test('S197: an e-mail is asked for with the specified fields', async () => {
  const asked = vi.spyOn(server.api, 'sendResultsEmail');
  await render();
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.org');
  await page.getByRole('button', { name: 'Send results' }).click();
  await expect.element(page.getByRole('button', { name: 'Send to another address' })).toBeVisible();
  const { iq, percentile, totalCorrect, categories } = await server.visitor.readResults(held);
  expect(asked).toHaveBeenCalledExactlyOnceWith(held, {
    email: 'ada@example.org',
    iqScore: iq,
    percentile,
    totalCorrect,
    categoryAnalysis: categories,
  });
  expect((await stored())?.emails).toHaveLength(1);
});

const share = async () => {
  await page.getByRole('button', { name: 'Share Results' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Your public link' })).toBeVisible();
};

test('S198 S199: sharing sends score, percentile and correct count; the link is the origin with /r/ and the id', async () => {
  const asked = vi.spyOn(server.api, 'shareResult');
  await render();
  await share();
  const { iq, percentile, totalCorrect } = await server.visitor.readResults(held);
  expect(asked).toHaveBeenCalledExactlyOnceWith(held, {
    iq_score: iq,
    percentile,
    total_correct: totalCorrect,
  });
  await expect
    .element(page.getByRole('textbox', { name: 'Your public link' }))
    .toHaveValue(`${ORIGIN}/r/${(await stored())?.sharedResultId}`);
});

const takeBack = async () => {
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Your public link' })).not.toBeInTheDocument();
};

test('a result that was shared before a reload has its link, and is taken back after a question', async () => {
  const { id } = await server.visitor.share(held);
  await render();
  await expect
    .element(page.getByRole('textbox', { name: 'Your public link' }))
    .toHaveValue(`${ORIGIN}/r/${id}`);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Keep the link' }).click();
  expect(await sharedIds()).toEqual([id]);
  await takeBack();
  expect(await sharedIds()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Share Results' })).toHaveFocus();
});

/** Stops sharing in another tab. */
const takeBackElsewhere = async () => {
  const [id = ''] = await sharedIds();
  await server.api.deleteSharedResult(held, id);
};

test('what was taken back in another tab counts as taken back', async () => {
  await render();
  await share();
  await takeBackElsewhere();
  await takeBack();
  expect(await sharedIds()).toEqual([]);
});

test('what another tab has shared anew meanwhile is taken back', async () => {
  await render();
  await share();
  await takeBackElsewhere();
  await server.visitor.share(held);
  await takeBack();
  expect(await sharedIds()).toEqual([]);
});

const sheet = () => page.getByRole('link', { name: 'Open the sheet for printing' });

test('a certificate is made at the wish of the visitor, leads to its sheet and its PDF, and is taken back', async () => {
  await render();
  await page.getByRole('button', { name: 'Make a certificate' }).click();
  await expect.element(sheet()).toHaveFocus();
  const { certificateCode } = (await stored()) ?? {};
  expect(certificateCode).toEqual(expect.any(String));
  await expect.element(sheet()).toHaveAttribute('href', `${ORIGIN}/verify/${certificateCode}/print`);
  await expect
    .element(page.getByRole('link', { name: 'Download the PDF' }))
    .toHaveAttribute('href', `${ORIGIN}/verify/${certificateCode}/certificate.pdf`);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect.element(page.getByRole('button', { name: 'Make a certificate' })).toHaveFocus();
  expect((await stored())?.certificateCode).toBeNull();
});

test('a certificate that was made before a reload is there', async () => {
  const { code } = await server.api.makeCertificate(held);
  await render();
  await expect.element(sheet()).toHaveAttribute('href', `${ORIGIN}/verify/${code}/print`);
});
