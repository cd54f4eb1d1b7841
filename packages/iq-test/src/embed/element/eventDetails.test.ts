import { expect, test } from 'vitest';
import { eventDetails } from './eventDetails.ts';
import { eventDescriptions } from './events.ts';

test('the details are in the order of the events, each field with a text', () => {
  expect(Object.keys(eventDetails)).toEqual(Object.keys(eventDescriptions));
  for (const [name, fields] of Object.entries(eventDetails))
    for (const [field, text] of Object.entries(fields)) expect(text, `${name}.${field}`).toMatch(/\S/);
});
