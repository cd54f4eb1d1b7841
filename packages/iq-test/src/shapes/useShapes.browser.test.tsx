import { createMockBackend } from '@quotient/mocks';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { englishI18n } from '../i18n/english.fixture.ts';
import { IqTestProvider } from '../ui/IqTestProvider.tsx';
import { anewForEachTest, root } from '../ui/inPage.fixture.ts';
import { ShapeGrid } from './ShapeGrid.tsx';
import { useShapes } from './useShapes.ts';

anewForEachTest();

const baseUrl = 'https://quiz.example';
function Page({ grid }: { grid: string[][] }) {
  const shapes = useShapes(grid.flat(), { baseUrl });
  return (
    <IqTestProvider i18n={englishI18n}>
      <ShapeGrid grid={grid} shapes={shapes} />
      <output>{[...shapes.keys()].sort().join()}</output>
    </IqTestProvider>
  );
}
const show = (...grid: string[][]) =>
  flushSync(() =>
    root.render(
      <StrictMode>
        <Page grid={grid} />
      </StrictMode>,
    ),
  );

test('S126: a grid fetches the figures that it draws, others when it draws others, and no more', async () => {
  const server = createMockBackend({ publicUrl: baseUrl });
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((...sent) => server.fetch(new Request(...sent)));
  show(['dot-top', 'bars-left', '?']);
  await expect.element(page.getByRole('status')).toHaveTextContent('bars-left,dot-top');
  show(['matrix-cross', 'arrows-double-up', '?']);
  await expect.element(page.getByRole('status')).toHaveTextContent('arrows-double-up,matrix-cross');
  const asked = fetched.mock.calls.map(([address]) => new URL(String(address)).search);
  expect(new Set(asked)).toEqual(
    new Set(['?names=bars-left%2Cdot-top', '?names=arrows-double-up%2Cmatrix-cross']),
  );
});

test('what cannot be fetched is said on the console, and the built-in figures stay', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('lost'));
  show(['square', '?']);
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  await expect.element(page.getByRole('img', { name: /Row 1, column 1/i })).toBeVisible();
});
