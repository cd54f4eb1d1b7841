// How each language words things, where a program can see it.
import { expect, test } from 'vitest';
import { textsOf } from './texts.fixture.ts';

test('Spanish says tú to the visitor everywhere', async () => {
  for (const [key, text] of await textsOf('es')) expect(text, key).not.toMatch(/\b(?:usted|su test)\b/iu);
});

test('in French a page is opened, not a payment', async () => {
  for (const [key, text] of await textsOf('fr'))
    expect(text, key).not.toMatch(/ouv(?:r|er)\S* (?:le|du) paiement|\ble paiement (?:\S+ )?s’ouvre/iu);
});
