import { expect, test } from 'vitest';
import { folderWith, siteIn } from '../testing/siteFolder.ts';
import { fillOperator } from './fillOperator.ts';

const operator = {
  name: 'Example <b>&</b> "Sons"',
  address: ['Example Street 1', '12345 Berlin'],
  email: 'hello@example.org',
  registration: ['HRB 12345'],
};

test('each place of a value gets it: escaped, with line breaks, and with any other attributes of its tag', () => {
  const page =
    '<h1>Imprint</h1><p><span data-operator="name">The operator has not said a name.</span></p>' +
    '<p><span class="x" data-operator="address" lang=""><span class="missing">No address\nyet.</span></span></p>' +
    '<p><span data-operator="email"><em>No address</em> yet.</span> and <span>more</span></p>' +
    '<p><span data-operator="email"></span></p>';
  expect(fillOperator(page, operator)).toBe(
    '<h1>Imprint</h1><p><span data-operator="name">Example &#60;b&#62;&#38;&#60;/b&#62; &#34;Sons&#34;</span></p>' +
      '<p><span class="x" data-operator="address" lang="">Example Street 1<br/>12345 Berlin</span></p>' +
      '<p><span data-operator="email">hello@example.org</span> and <span>more</span></p>' +
      '<p><span data-operator="email">hello@example.org</span></p>',
  );
});

test('what may be missing is shown where it is there, and stays hidden where it is not', () => {
  const page = (isHidden: boolean, phone = '') =>
    `<p${isHidden ? ' hidden=""' : ''} data-operator-optional="phone" id="p">Telephone: <span data-operator="phone">${phone}</span></p>` +
    `<div data-operator-optional="phone"${isHidden ? ' hidden' : ''}><b hidden>x</b></div>`;
  expect(fillOperator(page(true), operator)).toBe(page(true));
  expect(fillOperator(page(true), { ...operator, phone: '+49 30 1234' })).toBe(page(false, '+49 30 1234'));
});

test('a value is text: no pattern of a replacement, and no field that an operator does not have', () => {
  const page = '<span data-operator="name">none</span><span data-operator="toString">none</span>';
  expect(fillOperator(page, { ...operator, name: "$& $1 $'" })).toBe(
    '<span data-operator="name">$&#38; $1 $&#39;</span><span data-operator="toString">none</span>',
  );
});

test('pages say who runs the installation; where nobody does, they are sent as they were built', async () => {
  const built = '<p><span data-operator="email">Nobody has said.</span></p>';
  const folder = folderWith({ 'imprint.html': built });
  const textOf = async (site: ReturnType<typeof siteIn>) => (await site.request('/imprint')).text();
  expect(await textOf(siteIn(folder))).toBe(built);
  expect(await textOf(siteIn(folder, { operator }))).toBe(
    '<p><span data-operator="email">hello@example.org</span></p>',
  );
});

test('once the operator is known, nothing says that he is not', () => {
  const page = '<p>a</p><div data-operator-missing="" class="x"><p>Not complete.</p></div><p>b</p>';
  expect(fillOperator(page, operator)).toBe('<p>a</p><p>b</p>');
});
