import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, show } from '../inAdmin.fixture.tsx';
import { listOf, quiz } from './partner.fixture.ts';
import { Snippet } from './Snippet.tsx';

anewForEachTest();
const CHECK = 'GET /api/admin/partners/quiz/check';
const keyOf = (key: string, state: 'works' | 'ended') => ({ key, createdAt: 1, endsAt: null, state });
const keys = [keyOf('quiz', 'works'), keyOf('quiz-2', 'works'), keyOf('quiz-3', 'ended')];
const tag = page.getByRole('code').filter({ hasText: '<iq-test' });

test('the tag names the newest key that works, another one that is chosen, and what is not usual', async () => {
  answer('GET /api/admin/partners', listOf(quiz));
  show(<Snippet partner={{ ...quiz, keys }} />);
  await expect.element(tag).toHaveTextContent('partner="quiz-2"');
  await expect.element(tag).toHaveTextContent('https://iq.example/');
  await page.getByLabelText('Key').selectOptions('quiz');
  await page.getByLabelText('theme', { exact: true }).selectOptions('dark');
  await expect.element(tag).toHaveTextContent('theme="dark"');
  await expect.element(tag).toHaveTextContent('partner="quiz"');
  await expect.element(tag).not.toHaveTextContent('mode=');
});

test('a color of the partner’s own stands in the tag once it is one', async () => {
  answer('GET /api/admin/partners', listOf(quiz));
  answer(CHECK, { pages: [] });
  show(<Snippet partner={quiz} />);
  const accent = page.getByLabelText('accent', { exact: true });
  await accent.fill('#ffcc0');
  await expect.element(page.getByText('Enter a color as')).toBeVisible();
  await expect.element(tag).not.toHaveTextContent('accent=');
  await accent.fill('#ffcc00');
  await expect.element(tag).toHaveTextContent('accent="#ffcc00"');
  await expect.element(page.getByRole('figure')).toHaveLength(2);
});

test('whether a page could start a test is asked for an address too, once it is one', async () => {
  const pages = [
    { origin: 'https://quiz.example', refusal: null },
    { origin: 'https://other.example', refusal: 'origin_not_allowed' },
  ];
  answer('GET /api/admin/partners', listOf(quiz));
  answer(CHECK, { pages });
  show(<Snippet partner={quiz} />);
  const address = page.getByLabelText('Address of a page to try');
  await address.fill('other');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a whole address');
  await address.fill('https://other.example/page');
  await expect.element(page.getByRole('row').nth(2)).toHaveTextContent('https://other.example (tried)no');
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('https://quiz.exampleyes');
  const asked = made.map(({ call }) => call).filter((call) => call.startsWith(CHECK));
  expect(asked).toContain(`${CHECK}?key=quiz`);
  expect(asked.at(-1)).toBe(`${CHECK}?key=quiz&address=https%3A%2F%2Fother.example%2Fpage`);
  expect(asked.some((call) => call.endsWith('address=other'))).toBe(false);
});
