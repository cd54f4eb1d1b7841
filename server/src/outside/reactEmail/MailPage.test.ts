import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MailContent } from '../../mail/mailContent.ts';
import { MailPage } from './MailPage.tsx';

/** Smallest email. */
const least: MailContent = {
  locale: 'en',
  subject: 'The subject',
  preview: 'The preview',
  facts: [],
  closing: ['The end'],
};
/** Email with everything. */
const all: MailContent = {
  ...least,
  date: 'The date',
  warning: 'The warning',
  hero: { term: 'The score', value: '117', notes: ['Note one', 'Note two'] },
  facts: [
    ['Term one', 'Value one'],
    ['Term two', 'Value two'],
  ],
  chart: {
    title: 'The abilities',
    bars: [{ name: 'Numbers', words: '3 of 4', percent: 75, tone: 'success' }],
  },
  links: [{ words: 'The page', url: 'https://quotient.test/r/abc' }],
  closing: ['The end', 'The very end'],
};
const draw = (content: MailContent) => renderToStaticMarkup(createElement(MailPage, content));
/** Hidden text of a page; a list of emails shows its beginning. */
const unseen = /<div style="display:none;.*?<\/div>(?:<\/div>)?/s;
/** Text between the tags, in order. */
const wordsOf = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(unseen, '')
    .split(/<[^>]+>/)
    .map((words) => words.replaceAll('\u00a0', '').trim())
    .filter(Boolean);
/** The table cell with these words, from its start tag. */
const cellOf = (html: string, words: string) =>
  html
    .slice(0, html.indexOf(words))
    .match(/<td[^>]*>/g)
    ?.at(-1);

test('what is not in the content is not drawn', () => {
  expect(wordsOf(draw(least))).toEqual(['The subject', 'The end']);
});

test('what is in it is drawn once, from the subject to the end', () => {
  expect(wordsOf(draw(all))).toEqual([
    'The subject',
    'The date',
    'The warning',
    'The score',
    '117',
    'Note one',
    'Note two',
    'Term one',
    'Value one',
    'Term two',
    'Value two',
    'The abilities',
    'Numbers',
    '3 of 4',
    'The page:',
    'https://quotient.test/r/abc',
    'The end',
    'The very end',
  ]);
});

test('the subject is the title and the one heading of the first level; the abilities have one of the second', () => {
  const html = draw(all);
  const headings = [...html.matchAll(/<(h\d|title)[^>]*>(.*?)<\/\1>/g)].map(([, tag, words]) => [tag, words]);
  expect(headings).toEqual([
    ['title', 'The subject'],
    ['h1', 'The subject'],
    ['h2', 'The abilities'],
  ]);
});

test('the preview comes before all that is seen, and is not seen itself', () => {
  const html = draw(all).replace(/<head>.*<\/head>/s, '');
  const [preview = ''] = unseen.exec(html) ?? [];
  expect(preview).toContain('>The preview<');
  expect(html.split('The preview')).toHaveLength(2);
  expect(html.indexOf(preview)).toBeLessThan(html.indexOf('The subject'));
});

test.each([
  ['en', 'ltr', 'left', 'right'],
  ['ar', 'rtl', 'right', 'left'],
])('in %s everything runs %s: terms stand %s, values %s', (locale, dir, start, end) => {
  const html = draw({ ...all, locale });
  expect(html).toContain(`<html dir="${dir}" lang="${locale}"`);
  // mail programs remove the page's own tags, so the body and its table repeat them
  expect(html).toMatch(new RegExp(`<body[^>]* dir="${dir}"`));
  expect(html).toMatch(new RegExp(`<table[^>]* dir="${dir}"`));
  expect(html).toContain(`text-align:${start}`);
  expect(cellOf(html, 'Term two')).toContain(`align="${start}"`);
  expect(cellOf(html, 'Value two')).toContain(`align="${end}"`);
});

test('an address runs from left to right in every language', () => {
  expect(draw({ ...all, locale: 'ar' })).toMatch(
    /<a [^>]*dir="ltr"[^>]*>https:\/\/quotient\.test\/r\/abc<\/a>/,
  );
});

test('a bar says nothing to who has it read aloud: its words stand above it', () => {
  const html = draw(all);
  const [, , bar = ''] = /(3 of 4)(.*?)<\/table>/s.exec(html) ?? [];
  expect(bar).toContain('aria-hidden="true"');
  expect(wordsOf(`<body>${bar}`)).toEqual([]);
});
