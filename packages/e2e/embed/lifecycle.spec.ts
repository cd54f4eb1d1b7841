import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eventDescriptions } from '../../iq-test/src/embed/element/events.ts';
import { clickAndClose } from '../site/journey/journey.ts';
import { expect, test } from './partnerTest.ts';

const file = fileURLToPath(new URL('../../iq-test/src/embed/LIFECYCLE.md', import.meta.url));
const lifecycle = readFileSync(file, 'utf8');
/** The events of the diagram in its order: arrows from the element to the page. */
const drawn = [...lifecycle.matchAll(/^ *Element-\)Page: iq-test:([a-z-]+)$/gm)].map(([, name]) => name);

test('every event has its place in LIFECYCLE.md', () => {
  const named = new Set([...lifecycle.matchAll(/\biq-test:([a-z-]+)/g)].map(([, name]) => name));
  expect(Object.keys(eventDescriptions).filter((name) => !named.has(name))).toEqual([]);
  expect(drawn.filter((name) => !Object.keys(eventDescriptions).includes(name ?? ''))).toEqual([]);
  expect(drawn.length).toBeGreaterThan(8);
});

test('a first visit sends the events of the diagram, in its order', async ({
  page,
  visit,
  heard,
  advance,
}) => {
  await visit('/events');
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  // the description has radios, too
  await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: /^Question 20,/ }).click();
  await expect(page.getByText('Question 20 of 20', { exact: true })).toBeVisible();
  const durationMs = 25 * 60_000;
  await advance(durationMs - 299_000);
  await expect(page.getByText('Warning: Less than 5 minutes remaining!')).toBeVisible();
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await page.getByRole('button', { name: 'Finish now' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Pay/ }).click();
  const popup = await opening;
  await popup.waitForURL('**/demo-checkout?id=*');
  await clickAndClose(popup, popup.getByRole('button', { name: /^Pay/ }));
  await expect(page.getByRole('heading', { name: 'Your IQ Test Results' })).toBeVisible();

  const names = (await heard()).map(({ name }) => name);
  expect(names).toContain('resize');
  expect(names.filter((name) => name !== 'resize')).toEqual(drawn);
});
