import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, place, press, show } from '../ui/inPage.fixture.ts';
import { CertificateSection } from './CertificateSection.tsx';

anewForEachTest();

const links = { sheet: '#sheet', pdf: '#pdf' };

test('what failed is said, and forgotten once it has worked', async () => {
  const onMake = vi.fn(async () => links).mockRejectedValueOnce(new Error('lost'));
  show(<CertificateSection onMake={onMake} />);
  press('Make a certificate');
  await expect.element(page.getByRole('alert')).toHaveTextContent('It could not be made.');
  press('Make a certificate');
  await expect.element(page.getByRole('link', { name: 'Download the PDF' })).toHaveAttribute('href', '#pdf');
  expect(place.querySelector('[role="alert"]')).toBeNull();
  // without a way to take it back there is no button for that
  expect(place.querySelector('button')).toBeNull();
});

test('what could not be taken back stays, and a page with toasts says so there alone', async () => {
  const toasts = { show: vi.fn() };
  show(
    <CertificateSection
      onMake={async () => links}
      links={links}
      onTakeBack={() => Promise.reject(new Error('lost'))}
      toasts={toasts}
    />,
  );
  expect(document.activeElement).toBe(document.body); // nothing has changed places
  press('Take it back');
  press('Take it back');
  await expect.poll(() => toasts.show.mock.calls.map(([tone]) => tone)).toEqual(['alert']);
  await expect.element(page.getByRole('link').first()).toHaveAttribute('href', '#sheet');
  expect(place.querySelector('[role="alert"]')).toBeNull();
});
