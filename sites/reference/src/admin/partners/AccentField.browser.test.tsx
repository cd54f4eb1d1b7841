import { colorsOf } from '@quotient/iq-test/theme';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { AccentField } from './AccentField.tsx';

anewForEachTest();
const said = page.getByRole('status').first(); // toasts have one of their own
const field = page.getByLabelText('accent', { exact: true });

test('a color that can be read is shown in both themes, and nothing has to be said of it', async () => {
  const onChange = vi.fn();
  show(<AccentField hint="Yours." brand="default" onChange={onChange} />);
  expect(document.querySelector('figure')).toBeNull();
  await field.fill(colorsOf('default', 'light').accent);
  expect(onChange).toHaveBeenLastCalledWith('#2b3fd4');
  await expect.element(page.getByRole('figure').first()).toHaveTextContent('Light #2b3fd4');
  await expect.element(page.getByRole('figure').nth(1)).toHaveTextContent('Dark #');
  await expect.element(said).not.toHaveTextContent('too light');
});

test('a color that is too light for one theme says what becomes of it there', async () => {
  show(<AccentField hint="Yours." brand="default" onChange={() => {}} />);
  await field.fill('#FC0');
  await expect
    .element(said)
    .toHaveTextContent(/^#ffcc00 is too light to read on a light page\. The test uses #[\da-f]{6} there\.$/);
  await expect.element(page.getByRole('figure').nth(1)).toHaveTextContent('Dark #ffcc00');
  await field.fill('#000');
  await expect.element(said).toHaveTextContent(/^#000000 is too dark to read on a dark page/);
});

test('what is no color is said and not written; the picker writes one', async () => {
  const onChange = vi.fn();
  show(<AccentField hint="Yours." brand="harbor" onChange={onChange} />);
  await field.fill('teal');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a color as #rrggbb');
  expect(onChange).toHaveBeenLastCalledWith('');
  const picker = page.getByLabelText('Pick a color');
  await expect.element(picker).toHaveValue(colorsOf('harbor', 'light').accent);
  await picker.fill('#123456');
  expect(onChange).toHaveBeenLastCalledWith('#123456');
  await expect.element(field).toHaveValue('#123456');
});
