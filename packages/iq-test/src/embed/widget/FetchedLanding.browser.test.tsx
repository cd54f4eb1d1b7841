import { brand } from '@quotient/contract/brand';
import { forwardRef } from 'react';
import { expect, test, vi } from 'vitest';
import type { LandingProps } from '../../landing/Landing.tsx';
import { anewForEachTest, find, later, place, press, show } from '../../ui/inPage.fixture.ts';
import { FetchedLanding, LandingContext, type LandingSource } from './FetchedLanding.tsx';

anewForEachTest();

const props: LandingProps = {
  brand,
  timeFactor: 1,
  onTimeFactorChange: () => {},
  onStart: () => {},
  starting: false,
};
const file = {
  Landing: forwardRef<HTMLDivElement, LandingProps>(function Landing({ timeFactor }, ref) {
    return (
      <div ref={ref}>
        <h1>Landing at {timeFactor}</h1>
      </div>
    );
  }),
};
const draw = (source: LandingSource | undefined) =>
  show(
    <LandingContext.Provider value={source}>
      <FetchedLanding {...props} />
    </LandingContext.Provider>,
  );
test('what is here is shown at once; without a source nothing is fetched, and its room is kept', () => {
  const load = vi.fn();
  draw({ load, file });
  expect(find('h1').textContent).toBe('Landing at 1');
  expect(load).not.toHaveBeenCalled();
  draw(undefined);
  expect(place.querySelector('h1')).toBeNull();
  expect(find('[role="status"]').textContent).not.toBe('');
});

test('what does not come is asked for again, then by the visitor', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi.fn<LandingSource['load']>().mockRejectedValue(new TypeError('lost'));
  draw({ load });
  await later('[role="alert"] h1').toBe('The test could not start');
  expect(load).toHaveBeenCalledTimes(6);
  load.mockResolvedValue(file);
  press('Try again');
  await later('h1').toBe('Landing at 1');
});
