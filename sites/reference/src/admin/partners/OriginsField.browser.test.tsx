import type { PartnerView } from '@quotient/contract/admin';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { OriginsField } from './OriginsField.tsx';

anewForEachTest();

// the parts of a partner that the field looks at
const quiz = { name: 'Quiz', origins: ['https://quiz.example'] } as PartnerView;

function Form({ first, isTried = false }: { first: string[]; isTried?: boolean }) {
  const [origins, setOrigins] = useState(first);
  return (
    <OriginsField
      origins={origins}
      onChange={setOrigins}
      problemAt={(index) => (/^https:\/\/[a-z.]+$/.test(origins[index] ?? '') ? undefined : 'This is none.')}
      isTried={isTried}
      others={[quiz]}
    />
  );
}
const origin = (number: number) => page.getByLabelText(`Origin ${number}`, { exact: true });

test('what is wrong is told when a row is left, not while it is typed; what was meant is offered', async () => {
  show(<Form first={['']} />);
  await origin(1).fill('https://a.example/page');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  (document.activeElement as HTMLElement).blur();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This is none.');
  await page.getByRole('button', { name: 'Use https://a.example' }).click();
  await expect.element(origin(1)).toHaveValue('https://a.example');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a row that is taken away leaves the others, with the focus in the first; the last one stays', async () => {
  show(<Form first={['https://a.example', 'https://b.example']} />);
  await page.getByRole('button', { name: 'Remove origin 1' }).click();
  await expect.element(origin(1)).toHaveValue('https://b.example');
  await expect.element(origin(1)).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Add an origin' }).click();
  await expect.element(origin(2)).toHaveValue('');
});

test('an origin of another partner is told, and is none the less allowed', async () => {
  show(<Form first={['https://quiz.example']} isTried />);
  await expect.element(page.getByText('Also an origin of Quiz.')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
