import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anewForEachTest, find, place, press, show } from '../ui/inPage.fixture.ts';
import { ResultsScreen } from './ResultsScreen.tsx';
import { testResults } from './testResults.fixture.ts';

anewForEachTest();

const retake = () => press('Take the test again');

test('a retake always asks, and says how to keep results only while they are nowhere else', async () => {
  const onRetake = vi.fn();
  show(
    <ResultsScreen
      results={testResults}
      onShare={async () => '#anew'}
      sharedLink="#shared"
      onTakeBack={async () => {}}
      onEmail={async () => {}}
      onRetake={onRetake}
    />,
  );
  const asksToKeep = () => {
    retake();
    const text = find('dialog[open]').textContent;
    press('Keep these results');
    return text.includes('You have not emailed or shared these results.');
  };
  expect(asksToKeep()).toBe(false);
  press('Take it back');
  press('Take it back');
  await expect.poll(() => place.querySelector('input[readonly]')).toBeNull();
  expect(asksToKeep()).toBe(true);
  await userEvent.fill(find('[type="email"]'), 'ada@example.org');
  press('Send results');
  await expect.poll(() => place.textContent).toContain('Results sent!');
  expect(asksToKeep()).toBe(false);
  expect(onRetake).not.toHaveBeenCalled();
  retake();
  retake(); // the button with the same name in the question
  expect(onRetake).toHaveBeenCalledOnce();
});

test('a retake offers the time again, with that of the results', () => {
  const onTimeFactorChange = vi.fn();
  const results = { ...testResults, timeFactor: 1.5 as const, durationSeconds: 1800 };
  show(<ResultsScreen results={results} onRetake={() => {}} onTimeFactorChange={onTimeFactorChange} />);
  retake();
  const times = [...find('dialog[open]').querySelectorAll<HTMLInputElement>('[type="radio"]')];
  expect(times.map(({ checked }) => checked)).toEqual([false, true, false]);
  times[0]?.click();
  expect(onTimeFactorChange).toHaveBeenCalledExactlyOnceWith(1);
});

test('the order number is shown, with a link to the withdrawal function if there is one', () => {
  const paid = { ...testResults, orderNumber: 'Q-2026-7KM3XWA' };
  show(<ResultsScreen results={paid} withdrawalHref="#withdraw" />);
  expect(place.textContent).toContain('Q-2026-7KM3XWA');
  expect(find('a[href="#withdraw"]').textContent).toBe('Withdraw from contract here');
  show(<ResultsScreen results={paid} />);
  expect(place.querySelector('a[target="_blank"]')).toBeNull();
  show(<ResultsScreen results={testResults} withdrawalHref="#withdraw" />);
  expect(place.textContent).not.toContain('Order number');
  expect(place.querySelector('a[href="#withdraw"]')).toBeNull();
});

test('what belongs to sharing, to a certificate or to a retake compiles only beside it', () => {
  const results = testResults;
  const links = { sheet: '#sheet', pdf: '#pdf' };
  const done = async () => {};
  show(
    <>
      <ResultsScreen
        results={results}
        onShare={async () => '#shared'}
        sharedLink="#shared"
        onTakeBack={done}
      />
      <ResultsScreen results={results} onCertificate={async () => links} certificate={links} />
      <ResultsScreen results={results} onRetake={() => {}} retaking />
    </>,
  );
  expect(place.querySelectorAll('input[readonly], a[href="#pdf"], button[data-busy]')).toHaveLength(3);
  show(
    <>
      {/* @ts-expect-error no page can be made */}
      <ResultsScreen results={results} sharedLink="#shared" />
      {/* @ts-expect-error the same */}
      <ResultsScreen results={results} onTakeBack={done} />
      {/* @ts-expect-error no certificate can be made */}
      <ResultsScreen results={results} certificate={links} />
      {/* @ts-expect-error the same */}
      <ResultsScreen results={results} onTakeBackCertificate={done} />
      {/* @ts-expect-error no test can be started */}
      <ResultsScreen results={results} retaking />
    </>,
  );
  expect(place.querySelector('input, a, button')).toBeNull();
});

test('reading begins at its title', () => {
  show(<ResultsScreen results={testResults} />);
  expect(document.activeElement?.tagName).toBe('H1');
});
