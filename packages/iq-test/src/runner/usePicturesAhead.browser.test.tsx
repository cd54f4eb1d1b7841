import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anewForEachTest, show } from '../ui/inPage.fixture.ts';
import { closeRunners, openRunner } from './openRunner.fixture.ts';
import { RunnerStage } from './RunnerStage.tsx';
import { testSession } from './testSession.fixture.ts';

anewForEachTest();

const image = `/figures/cube-corner.svg?${crypto.randomUUID()}`;
const questions = testSession.questions.map((question, index) =>
  index === 3
    ? {
        ...question,
        visualPattern: {
          type: 'illustration' as const,
          image,
          imageDescription: 'Cubes.',
          imageSize: [320, 326] as [number, number],
        },
      }
    : question,
);

const made: HTMLImageElement[] = [];
beforeEach(() => {
  made.length = 0;
  const Real = Image;
  vi.stubGlobal(
    'Image',
    class extends Real {
      constructor() {
        super();
        made.push(this);
      }
    },
  );
});
afterEach(() => {
  closeRunners();
  vi.unstubAllGlobals();
});

const start = (shown = questions) =>
  show(<RunnerStage runner={openRunner({ ...testSession, questions: shown })} shapes={new Map()} />);

test('the picture of a later question is fetched while the first one is shown', async () => {
  start();
  await vi.waitFor(() => expect(made.map(({ naturalWidth }) => naturalWidth)).toEqual([320]));
  expect(made[0]?.src).toBe(new URL(image, location.href).href);
});

test('one that has not come is fetched again when the network is back, and one that is here is not', async () => {
  start();
  await vi.waitFor(() => expect(made[0]?.naturalWidth).toBe(320));
  const [picture] = made;
  if (!picture) throw new Error('No picture was fetched.');
  const setSrc = vi.spyOn(picture, 'src', 'set');
  dispatchEvent(new Event('online'));
  expect(setSrc).not.toHaveBeenCalled();
  vi.spyOn(picture, 'naturalWidth', 'get').mockReturnValue(0);
  dispatchEvent(new Event('online'));
  expect(setSrc).toHaveBeenCalledExactlyOnceWith(image);
});

test('a test without pictures fetches none', () => {
  start(testSession.questions.slice());
  expect(made).toEqual([]);
});
