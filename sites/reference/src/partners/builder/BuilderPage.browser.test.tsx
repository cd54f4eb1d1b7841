import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { attributeNames } from '../../../../../packages/iq-test/src/embed/element/attributes.ts';
import { BuilderPage } from './BuilderPage.tsx';

afterEach(() => document.body.replaceChildren());

test('the builder has a field for each attribute, with what it is for', () => {
  document.body.innerHTML = renderToStaticMarkup(<BuilderPage locale="en" />);
  for (const name of attributeNames) {
    const control = document.querySelector(`#attribute-${name}`);
    const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(ids.at(-1) ?? '')?.textContent, name).toMatch(/\S/);
  }
});
