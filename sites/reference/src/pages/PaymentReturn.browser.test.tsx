import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { paymentCanceled, paymentSuccess } from './PaymentReturn.tsx';

/** The page as the server sends it, before any code runs. */
const sent = ({ write }: typeof paymentSuccess) =>
  new DOMParser().parseFromString(renderToStaticMarkup(write('en').content), 'text/html');
const outcomes = [...sent(paymentSuccess).querySelectorAll('template')].map(({ dataset, innerHTML }) => ({
  name: dataset.outcomeIs,
  html: innerHTML,
}));
/** The names of the outcomes whose words or ways have this. */
const namesOf = (part: string) => outcomes.flatMap(({ name, html }) => (html.includes(part) ? [name] : []));

test.each([
  ['success', paymentSuccess],
  ['canceled', paymentCanceled],
])('without code, the end of a checkout (%s) says only that it is being checked', (left, page) => {
  expect(page.indexed).toBe(false);
  const { body } = sent(page);
  expect(body.querySelector('[role="status"]')?.textContent).toContain('Checking your payment');
  expect(body.textContent).not.toMatch(/received|not paid|charged/i);
  expect(
    [...body.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([['Go back to your test', '/']]);
  expect(body.querySelector('[data-left]')?.getAttribute('data-left')).toBe(left);
});

test.each(outcomes)('the outcome $name has a heading and a way on', ({ html }) => {
  expect(html).toMatch(/<h1/);
  expect(html).toContain('<a href="/">');
});

test('only a confirmed payment is said to be received, and what was not paid was not charged', () => {
  expect(namesOf('Payment received')).toEqual(['paid']);
  expect(namesOf('Nothing was charged')).toEqual(['failed', 'unpaid', 'canceled']);
});

test('without a checkout there is said to be no payment, and the way leads to the test', () => {
  expect(namesOf('There is no payment here.')).toEqual(['none']);
  expect(namesOf('<a href="/">Go to the test</a>')).toEqual(['none']);
});

test('what can be asked again has a button for it', () => {
  expect(namesOf('data-ask-again')).toEqual(['unconfirmed', 'unreachable']);
  expect(namesOf('Your payment could not be checked')).toEqual(['unreachable']);
  expect(namesOf('Checking your payment')).toEqual(['checking']);
});
