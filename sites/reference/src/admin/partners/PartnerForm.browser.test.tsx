import { ApiError } from '@quotient/contract/ApiError';
import { partnerProblems } from '@quotient/contract/admin';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, show } from '../inAdmin.fixture.tsx';
import { draftOf } from './draft.ts';
import { PartnerForm } from './PartnerForm.tsx';
import { listOf, quiz } from './partner.fixture.ts';

anewForEachTest();
const entered = { ...draftOf(quiz), name: 'Other' };
function Form({ error }: { error: Error }) {
  const [draft, setDraft] = useState(entered);
  return (
    <PartnerForm
      draft={draft}
      onChange={setDraft}
      onSave={() => Promise.reject(error)}
      isDirty
      saveLabel="Save"
    />
  );
}
const save = page.getByRole('button', { name: 'Save' });

test('what the server finds wrong stands at its field, which has the focus, until something else is entered', async () => {
  answer('GET /api/admin/partners', listOf(quiz));
  show(
    <Form
      error={new ApiError('invalid_request', 400, undefined, undefined, { key: partnerProblems.key_taken })}
    />,
  );
  const key = page.getByLabelText('Key', { exact: true });
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('It is or was a key of Quiz.');
  await expect.element(key).toHaveFocus();
  await expect.element(page.getByText('One field needs a look.')).toBeVisible();
  await key.fill('quiz-2');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a failure that is of no field is told beside the button', async () => {
  show(<Form error={new ApiError('storage_failed', 503)} />);
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server could not save this.');
});
