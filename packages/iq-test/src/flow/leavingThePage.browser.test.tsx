// Whatever a journey is waiting for, it waits no longer than it is in the page, and goes on where it is shown again.
import type { VisitorStage } from '@quotient/fixtures/visitor';
import { Activity, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { withDelivery } from '../api/emailDelivery.ts';
import { createRealServer, type RealServer } from '../api/realServer.fixture.ts';
import { englishI18n } from '../i18n/english.fixture.ts';
import { createDeviceStorage } from '../storage/deviceStorage.ts';
import { anewForEachTest, find, place, press, root } from '../ui/inPage.fixture.ts';
import { type PageWatch, watchPage } from '../ui/stillRunning.fixture.ts';
import { IqTest } from './IqTest.tsx';

anewForEachTest();
let server: RealServer;
let watch: PageWatch;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  server = createRealServer();
});
afterEach(() => watch.end());

const ofJourney = [
  ...['focus', 'iq-test:home', 'message', 'online', 'pageshow', 'storage'].map(
    (name) => `${name} listener of Window (useFlow.ts)`,
  ),
  'visibilitychange listener of HTMLDocument (useFlow.ts)',
];
const ofRunner = [
  ...['click', 'keyup', 'resize', 'scroll'].map((name) => `${name} listener of Window (coveredEdges.ts)`),
  'beforeunload listener of Window (useLeaveGuard.ts)',
  'popstate listener of Window (backGuard.ts)',
  'online listener of Window (usePicturesAhead.ts)',
  'setInterval (countdownModel.ts)',
];
const retry = 'setTimeout (pause.ts)';

/** An e-mail that no mail server takes for now. */
const queued = { id: 'e'.repeat(24), state: 'queued' as const };
const neverSent = withDelivery(queued, async () => queued);

interface Way {
  /** Stage that the visitor reached before. @default a first visit */
  stage?: VisitorStage;
  /** Failure from the beginning until the page is shown again. @default none */
  trouble?: Parameters<RealServer['play']>[0];
  /** Action of the visitor. */
  act?: () => Promise<void>;
  /** Things that run then, besides the listeners of every journey. */
  runs: string[];
  /** Text after a successful return. */
  shows: string;
}

const ways: Record<string, Way> = {
  'the start': { runs: [], shows: 'Start Your IQ Test Now' },
  'a test that does not come back yet': {
    stage: 'testing',
    trouble: 'offline',
    runs: [retry],
    shows: 'Question 1 of 20',
  },
  'a test whose figures do not come': {
    stage: 'testing',
    trouble: 'noShapes',
    runs: [...ofRunner, retry],
    shows: 'Question 1 of 20',
  },
  'a test whose answer does not go out': {
    stage: 'testing',
    async act() {
      await expect.element(page.getByRole('radio').first()).toBeVisible();
      await vi.waitFor(() => expect(server.calls).toContain('GET /api/svg-shapes'));
      await server.settle(); // the figures are here
      server.play('offline');
      find<HTMLInputElement>('input[type="radio"]').click();
    },
    runs: [...ofRunner, 'setTimeout (answerQueueModel.ts)'],
    shows: 'Answered: 1 / 20',
  },
  'a checkout that is open': {
    stage: 'checkout',
    runs: [retry],
    shows: 'Pay €1.00',
  },
  'results that are sent and shared': {
    stage: 'paid',
    async act() {
      await page.getByRole('textbox').fill('ada@example.org');
      press('Send results');
      press('Share Results');
    },
    runs: ['copyFeedback', 'pause', 'toasts'].map((file) => `setTimeout (${file}.ts)`),
    shows: 'Send results',
  },
};

test.each(Object.entries(ways))('%s', async (_, { stage, trouble = 'online', act, runs, shows }) => {
  const storage = createDeviceStorage({ slug: 'iq-test', storage: null });
  if (stage) storage.running.write(await server.visitor.reach(stage));
  server.play(trouble);
  watch = watchPage();
  const api = { ...server.api, sendResultsEmail: async () => neverSent };
  const show = (mode: 'visible' | 'hidden') =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <Activity mode={mode}>
            <IqTest i18n={englishI18n} api={api} storage={storage} analytics={() => {}} />
          </Activity>
        </StrictMode>,
      ),
    );
  const all = [...ofJourney, ...runs].sort();
  show('visible');
  await act?.();
  await vi.waitFor(() => expect(watch.stillRunning()).toEqual(all));
  show('hidden');
  expect(watch.stillRunning()).toEqual([]);
  await server.settle();
  expect(watch.stillRunning()).toEqual([]);

  server.play('online');
  show('visible');
  await vi.waitFor(() => expect(place.textContent).toContain(shows));
  expect(watch.stillRunning()).toEqual(expect.arrayContaining(ofJourney));
  flushSync(() => root.render(null));
  expect(watch.stillRunning()).toEqual([]);
  await server.settle();
  expect(watch.stillRunning()).toEqual([]);
});
