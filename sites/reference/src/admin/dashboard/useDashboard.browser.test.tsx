import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, show } from '../inAdmin.fixture.tsx';
import { countsOf, dashboardOf } from './dashboard.fixture.ts';
import { useDashboard } from './useDashboard.ts';

anewForEachTest();
const NUMBERS = 'GET /api/admin/dashboard';
const VERSION = `${NUMBERS}/version`;
const CHECK_MS = 5000;
const numbers = (version: string, started: number) => dashboardOf({ version, totals: countsOf({ started }) });

function Probe() {
  const { data, isLost, counting } = useDashboard({
    period: 'own',
    from: '2026-01-01',
    to: '2026-01-02',
    partner: '',
    locale: '',
    set: '',
  });
  return <output>{data && `${data.totals.started} ${isLost ? 'lost' : 'live'} ${counting?.done}`}</output>;
}
const told = page.getByRole('status').first();
const asked = (call: string) => made.filter((one) => one.call.replace(/\?.*/, '') === call).length;

async function open() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  answer(NUMBERS, numbers('1', 5));
  answer(VERSION, { version: '1', counting: { done: 7, of: 9 } });
  show(<Probe />);
  await expect.element(told).toHaveTextContent('5 live 7');
}

test('numbers are fetched again when their version is another one, and only then', async () => {
  await open();
  answer(VERSION, { version: '1', counting: { done: 8, of: 9 } });
  vi.advanceTimersByTime(CHECK_MS);
  await expect.element(told).toHaveTextContent('5 live 8');
  expect(asked(NUMBERS)).toBe(1);
  answer(NUMBERS, numbers('2', 6));
  answer(VERSION, { version: '2', counting: null });
  vi.advanceTimersByTime(CHECK_MS);
  await expect.element(told).toHaveTextContent('6 live');
  expect(asked(NUMBERS)).toBe(2);
});
