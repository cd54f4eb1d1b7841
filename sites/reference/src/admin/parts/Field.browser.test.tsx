import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { Choice, Field, TextField } from './Field.tsx';

anewForEachTest();

test('hint and error are read out with each control, and only an error makes it invalid', async () => {
  show(
    <>
      <Field label="Name" hint="As on paper." error="Enter a name." />
      <TextField label="Text" hint="Some words." />
      <Choice label="Choice" error="Choose one." value="" options={[]} onChoose={() => {}} />
      <Field label="Plain" />
    </>,
  );
  const name = page.getByLabelText('Name');
  await expect.element(name).toHaveAccessibleDescription('As on paper. Enter a name.');
  await expect.element(name).toBeInvalid();
  await expect.element(page.getByLabelText('Text')).toHaveAccessibleDescription('Some words.');
  await expect.element(page.getByLabelText('Text')).toBeValid();
  await expect.element(page.getByLabelText('Choice')).toHaveAccessibleDescription('Choose one.');
  await expect.element(page.getByLabelText('Plain')).not.toHaveAttribute('aria-describedby');
  expect(page.getByRole('alert').elements()).toHaveLength(2);
});
