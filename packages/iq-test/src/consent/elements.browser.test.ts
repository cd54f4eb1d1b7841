import { expect, test, vi } from 'vitest';
import { button, element, icon } from './elements.ts';

test('text is never read as HTML', () => {
  const made = element('p', { title: '"><b>' }, '<b>bold</b>', element('i', {}, 'inside'));
  expect(made.querySelector('b')).toBeNull();
  expect(made.textContent).toBe('<b>bold</b>inside');
  expect(made.title).toBe('"><b>');
});

test('an attribute may be there without a value, or not at all; a function listens', () => {
  const listener = vi.fn();
  const made = element('button', { hidden: true, disabled: false, name: undefined, click: listener });
  expect(made.getAttributeNames()).toEqual(['hidden']);
  made.click();
  expect(listener).toHaveBeenCalledOnce();
});

test('a button sends no form, and keeps its own class and part', () => {
  const made = button({ class: 'mine', 'data-action': 'accept' }, 'Accept', 'quiet');
  expect(made.type).toBe('button');
  expect(made.classList).toContain('mine');
  expect(made.getAttribute('part')).toBe('button quiet');
  expect(made.dataset.action).toBe('accept');
});

test('an icon is drawn, not read out, and no stop for the keyboard', () => {
  const drawing = icon('M0 0H20');
  expect(drawing.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(drawing.getAttribute('aria-hidden')).toBe('true');
  expect(drawing.querySelector('path')?.getAttribute('d')).toBe('M0 0H20');
});
