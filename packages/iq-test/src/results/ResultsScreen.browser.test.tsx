import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anewForEachTest, find, place, press, show } from '../ui/inPage.fixture.ts';
import { ResultsScreen } from './ResultsScreen.tsx';
import { testResults } from './testResults.fixture.ts';

anewForEachTest();

const retake = () => press('Take the test again');

test('a retake asks again once the shared result is taken back, and not once it was e-mailed', async () => {
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
  retake();
  expect(onRetake).toHaveBeenCalledOnce();
  press('Take it back');
  press('Take it back');
  await expect.poll(() => place.querySelector('input[readonly]')).toBeNull();
  retake();
  expect(find('dialog[open]').textContent).not.toContain('cost');
  press('Keep these results');
  expect(onRetake).toHaveBeenCalledOnce();
  await userEvent.fill(find('[type="email"]'), 'ada@example.org');
  press('Send results');
  await expect.poll(() => place.textContent).toContain('Results sent!');
  retake();
  expect(onRetake).toHaveBeenCalledTimes(2);
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
