import { signal } from '@preact/signals-react';
import { brand } from '@quotient/contract/brand';
import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../api/apiClient.ts';
import { Landing } from '../landing/Landing.tsx';
import { anewForEachTest, find, later, place, press, show } from '../ui/inPage.fixture.ts';
import { ToastsModel } from '../ui/toasts.ts';
import { CurrentStage } from './CurrentStage.tsx';
import type { Flow } from './flowModel.ts';
import type { At, Journey } from './journey.ts';
import type { LastTest } from './lastTest.ts';
import type { LoadLaterStages } from './useLaterStages.ts';

anewForEachTest();

const stages = {
  PaymentStage: ({ here }: { here: At<'payment'> }) => <h1>Pay for {here.session.id}</h1>,
  SampleResults: () => <h2>Sample</h2>,
  ResultsStage: () => <h1>Results</h1>,
};

/** The parts of a flow that are read outside of the test itself. */
const journey = signal<Journey>({ at: 'welcome', isStarting: false });
const [wake, retryResults, openLast] = [vi.fn(), vi.fn(), vi.fn()];
const last = signal<LastTest | undefined>(undefined);
const flow = { journey, last, wake, retryResults, openLast, timeFactor: signal(1) } as unknown as Flow;
beforeEach(() => {
  vi.clearAllMocks();
  last.value = undefined;
});

function draw(
  here: Partial<Journey> & Pick<Journey, 'at'>,
  loadLaterStages: LoadLaterStages = async () => stages as never,
) {
  journey.value = here as Journey;
  const api = createApiClient({ baseUrl: 'https://quiz.example' });
  const props = { flow, api, brand, toasts: new ToastsModel(), dir: 'ltr' } as const;
  show(<CurrentStage {...props} Landing={Landing} loadLaterStages={loadLaterStages} />);
}

test('a test that comes back late says why, and the visitor may try at once', () => {
  draw({ at: 'restoring', obstacle: undefined });
  expect(place.querySelector('button')).toBeNull();
  draw({ at: 'restoring', obstacle: 'offline' });
  const offline = find('[role="status"] p').textContent;
  expect(offline).toContain('No connection. Your answers are safe');
  draw({ at: 'restoring', obstacle: 'busy' });
  expect(find('[role="status"] p').textContent).not.toBe(offline);
  press('Try again');
  expect(wake).toHaveBeenCalledOnce();
});

test('the last test is offered where there is one', () => {
  draw({ at: 'welcome', isStarting: false });
  const before = place.querySelectorAll('button').length;
  flushSync(() => {
    last.value = { id: '1', token: '1', isOpened: false };
  });
  expect(place.querySelectorAll('button')).toHaveLength(before + 1);
  press('Open your last test');
  expect(openLast).toHaveBeenCalledOnce();
});

test('where the code of a stage does not come after all, the visitor is told, and it is fetched again', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi.fn<LoadLaterStages>().mockRejectedValue(new TypeError('lost'));
  draw({ at: 'payment', session: { id: 'this' } } as At<'payment'>, load);
  expect(place.querySelector('[role="status"]')).not.toBeNull();
  await later('[role="alert"]').toContain('Try again');
  expect(load).toHaveBeenCalledTimes(6);
  load.mockResolvedValue(stages);
  press('Try again');
  await later('h1').toBe('Pay for this');
});
