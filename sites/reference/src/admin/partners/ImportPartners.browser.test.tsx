import { partnerProblems } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, show } from '../inAdmin.fixture.tsx';
import { ImportPartners } from './ImportPartners.tsx';
import { listOf, quiz } from './partner.fixture.ts';

anewForEachTest();
const CHECK = 'POST /api/admin/partners/import/check';
const IMPORT = 'POST /api/admin/partners/import';
const entry = (index: number, name: string, outcome: string, problems = {}) => ({
  index,
  key: name.toLowerCase(),
  name,
  outcome,
  changes: [],
  problems,
  isHeldByFile: false,
});
const said = (...partners: object[]) => ({ problem: null, partners, plan: 'plan 1' });
const apply = page.getByRole('button', { name: 'Import what is not refused' });

async function check(text = '[{}]') {
  show(<ImportPartners />, '/partners/import');
  await page.getByLabelText('Or its text').fill(text);
  await page.getByRole('button', { name: 'See what would happen' }).click();
}

test('what would happen is shown first, with why an entry is refused; only that plan is carried out', async () => {
  const refused = entry(1, 'Other', 'refused', { key: partnerProblems.key_twice });
  answer(CHECK, said(entry(0, 'Quiz', 'made'), refused));
  answer(IMPORT, said(entry(0, 'Quiz', 'made'), refused));
  await check();
  await expect.element(page.getByRole('row', { name: /^Other/ })).toHaveTextContent('key: ');
  expect(made.some(({ call }) => call === IMPORT)).toBe(false);
  await apply.click();
  await expect.element(page.getByText('Imported.')).toBeVisible();
  expect(made.find(({ call }) => call === IMPORT)?.body).toEqual({ text: '[{}]', plan: 'plan 1' });
});

test('the partners of the file are filled in; it says that their entries hold until a start without the file', async () => {
  const listed = { ...quiz, id: 'listed', name: 'Listed', source: 'file' as const };
  answer('GET /api/admin/partners', { ...listOf(listed, { ...quiz, name: 'Ours' }), hasFile: true });
  const held = said({ ...entry(0, 'Listed', 'made'), isHeldByFile: true });
  answer(CHECK, held);
  answer(IMPORT, held);
  show(<ImportPartners />, '/partners/import?from=file');
  const text = page.getByLabelText('Or its text');
  await expect.element(text).toHaveValue(expect.stringContaining('"Listed"'));
  await expect.element(text).not.toHaveValue(expect.stringContaining('Ours'));
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await expect
    .element(page.getByRole('row', { name: /^Listed/ }))
    .toHaveTextContent('the file’s entry holds');
  await apply.click();
  await expect.element(page.getByText('PARTNERS_FILE is still set')).toBeVisible();
});

test('where nothing would change there is nothing to press', async () => {
  answer(CHECK, said(entry(0, 'Quiz', 'same'), entry(1, 'Other', 'refused')));
  await check();
  await expect.element(page.getByText('There is nothing to import.')).toBeVisible();
  await expect.element(apply).not.toBeInTheDocument();
});

test('a text that is changed after the check has to be checked again', async () => {
  answer(CHECK, said(entry(0, 'Quiz', 'made')));
  await check();
  await expect.element(apply).toBeVisible();
  await page.getByLabelText('Or its text').fill('[]');
  await expect.element(apply).not.toBeInTheDocument();
});

test('what is no list is told at the text', async () => {
  answer(CHECK, { problem: 'not_json', partners: [], plan: '' });
  await check('{');
  await expect.element(page.getByLabelText('Or its text')).toBeInvalid();
  await expect.element(apply).not.toBeInTheDocument();
});
