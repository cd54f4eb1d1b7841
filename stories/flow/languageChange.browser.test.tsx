// Another language changes the words of a journey in place: what the visitor has done, and where he is, stays.
import { personas } from '@quotient/fixtures';
import type { i18n } from 'i18next';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createApiClient, IqTest, loadI18n } from '../../packages/iq-test/src/index.ts';
import { createWorld, type WorldOptions } from '../journey/createWorld.ts';

const [english, german] = [await loadI18n({ locale: 'en' }), await loadI18n({ locale: 'de' })];

let root: Root;
let place: HTMLElement;
/** The stages that the page around has heard of. */
let stages: string[];
/** Number of requests to the server. */
let calls: number;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  stages = [];
  calls = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  root.unmount();
  place.remove();
});

async function open(options: Partial<WorldOptions> = {}) {
  const world = await createWorld({ scenario: 'online', byHand: false, ...options });
  const api = createApiClient({
    baseUrl: world.publicUrl,
    fetch: (...request) => {
      calls += 1;
      return world.fetch(...request);
    },
  });
  const speak = (i18n: i18n) =>
    root.render(
      <IqTest
        i18n={i18n}
        api={api}
        clock={world.clock}
        analytics={() => {}}
        onStage={(stage) => stages.push(stage)}
      />,
    );
  speak(english);
  return { world, speak };
}

/** Returns all words, read or heard, except the question's texts: they stay in the test's first language. */
function said(): string[] {
  return [...place.querySelectorAll('*')].flatMap((element) => {
    const isOfQuestion = element.matches('[part=question] h2, [part=question] label *');
    const texts = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''));
    const names = ['aria-label', 'title'].map((name) => element.getAttribute(name) ?? '');
    return [...(isOfQuestion ? [] : texts), ...names].filter((text) => /\p{L}{2}/u.test(text));
  });
}

test('a running test keeps answers, clock, stage and focus while every word changes', async () => {
  const { world, speak } = await open();
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  await page.getByRole('radio').nth(1).click();
  await page.getByRole('button', { name: 'Question 3, not answered' }).click();
  await page.getByRole('radio').nth(2).click();
  world.pass(7 * 60_000);
  await expect.element(page.getByRole('timer')).toHaveTextContent('18:00');
  await expect.element(page.getByText('All answers saved')).toBeVisible();
  const focused = document.activeElement;
  const [before, callsBefore] = [said(), calls];

  speak(german);
  await expect.element(page.getByText('Frage 3 von 20', { exact: true })).toBeVisible();
  expect(said().filter((text) => before.includes(text))).toEqual(['Enter']);
  expect(said()).toHaveLength(before.length);
  expect(document.activeElement).toBe(focused);
  expect(focused).toBe(page.getByRole('radio').nth(2).element());
  await expect.element(page.getByRole('radio').nth(2)).toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Frage 1, beantwortet' })).toBeVisible();
  await expect.element(page.getByRole('timer')).toHaveTextContent('18:00');
  expect(stages).toEqual(['testing']);
  expect(calls).toBe(callsBefore);

  await userEvent.keyboard('a');
  await expect.element(page.getByText('Alle Antworten gespeichert')).toBeVisible();
  await expect.element(page.getByRole('radio').nth(0)).toBeChecked();
});

test('a message on the screen changes its words, the reason of the server among them', async () => {
  const { speak } = await open({ scenario: 'storageFull' });
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('The test could not startThe server could not save this.');
  speak(german);
  await expect.element(alert).toHaveTextContent('Der Test konnte nicht gestartet werden');
  await expect.element(alert).not.toHaveTextContent('The server');
});

test('the results keep what was sent, and say so in the other words', async () => {
  const { speak } = await open({ persona: personas.careful, stage: 'paid' });
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.org');
  await page.getByRole('button', { name: 'Send results' }).click();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Your IQ Test results have been sent to' }))
    .toHaveLength(2);
  speak(german);
  await expect
    .element(
      page
        .getByRole('status')
        .filter({ hasText: 'Ihr Ergebnis im IQ-Test wurde an ada@example.org gesendet.' }),
    )
    .toHaveLength(2);
  expect(stages).toEqual(['results']);
});
