import type { PublicQuestion } from '@quotient/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createRealServer } from '../api/realServer.fixture.ts';
import { englishI18n } from '../i18n/english.fixture.ts';
import { createDeviceStorage } from '../storage/deviceStorage.ts';
import { anewForEachTest, find, root } from '../ui/inPage.fixture.ts';
import { IqTest } from './IqTest.tsx';

anewForEachTest();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React's own line about what was caught
});

/** A page of a partner's with a running test, whose second question throws that often when it is rendered. */
async function startAmongOthers(failures = 0) {
  const { api } = createRealServer();
  const onFailure = vi.fn();
  let left = failures;
  const breaking = (question: PublicQuestion): PublicQuestion => ({
    ...question,
    get question() {
      if (left > 0) {
        left -= 1;
        throw new Error('boom');
      }
      return question.question;
    },
  });
  root.render(
    <main>
      <h6>The page around</h6>
      <IqTest
        i18n={englishI18n}
        storage={createDeviceStorage({ slug: 'iq-test', storage: null })}
        analytics={() => {}}
        onFailure={onFailure}
        api={{
          ...api,
          startTestSession: async (...given) => {
            const session = await api.startTestSession(...given);
            const questions = session.questions.map((each, index) => (index === 1 ? breaking(each) : each));
            return { ...session, questions };
          },
        }}
      />
    </main>,
  );
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  await page.getByRole('radio').nth(2).click();
  return onFailure;
}
const next = () => page.getByRole('button', { name: 'Next', exact: true }).click();
const clock = () => find('[role="timer"]').textContent ?? '';

/** Question 2 is shown, the answer to the first is there, and the clock has not begun again. */
async function expectSecondQuestion(clockBefore: string) {
  await expect.element(page.getByText('Question 2 of 20', { exact: true })).toBeVisible();
  expect(page.getByRole('radio').elements().length).toBeGreaterThan(3);
  expect(clock() <= clockBefore).toBe(true);
  await page.getByRole('button', { name: 'Previous' }).click();
  expect((page.getByRole('radio').elements()[2] as HTMLInputElement).checked).toBe(true);
  expect(find('h6').textContent).toBe('The page around');
}

test('a question that cannot be rendered once is rendered anew: same place, same answers, same clock', async () => {
  const onFailure = await startAmongOthers(2); // React itself tries a second time
  const before = clock();
  await next();
  await expectSecondQuestion(before);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith({
    code: 'render_failed',
    message: expect.stringContaining('boom'),
  });
});

test.each([
  ['taken away', (node: Element) => node.remove()],
  ['put elsewhere', (node: Element) => document.body.append(node)],
  [
    'wrapped',
    (node: Element) => {
      const wrapper = document.createElement('div');
      node.replaceWith(wrapper);
      wrapper.append(node);
    },
  ],
])('where an extension has %s the options, the next question is shown all the same', async (_, change) => {
  const onFailure = await startAmongOthers();
  const before = clock();
  const body = find('section[part="question"] h2 + div');
  change(body);
  await next();
  await expectSecondQuestion(before);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith({ code: 'render_failed', message: expect.any(String) });
  body.remove();
});

test('what fails again and again becomes a message that says what to do, beside a page that is whole', async () => {
  const onFailure = await startAmongOthers(Number.POSITIVE_INFINITY);
  await next();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This page could not be shown');
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(find('h6').textContent).toBe('The page around');
  const calls = onFailure.mock.calls.length;
  expect(calls).toBeGreaterThan(1);
  expect(calls).toBeLessThan(10);
});
