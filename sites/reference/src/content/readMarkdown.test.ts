import { expect, test } from 'vitest';
import { readMarkdown } from './readMarkdown.ts';

const words = { sources: 'Sources', backToText: 'Back to the text' };
const read = (body: string) =>
  readMarkdown(
    `---\ntitle: "A \\"title\\": b"\nupdated: 2026-11-22\n---\n${body}`,
    words,
    (path) => `/de${path}`,
  );

test('the head is fields, in quotes where they need it', () => {
  expect(read('').fields).toEqual({ title: 'A "title": b', updated: '2026-11-22' });
});

test('headings get anchors in their own letters, and the second level is the contents', () => {
  const { parts, headings } = read('## Was heißt „IQ“?\n\ntext\n\n### Über 160\n\n## ما هو؟\n');
  expect(headings).toEqual([
    { id: 'was-heißt-iq', text: 'Was heißt „IQ“?' },
    { id: 'ما-هو', text: 'ما هو؟' },
  ]);
  expect(parts).toEqual([{ html: expect.stringContaining('<h3 id="über-160">Über 160</h3>') }]);
});

test('links to pages of the site get its language; others stay as they are', () => {
  const [part] = read('[a](/iq-faq) [b](https://example.org/x)').parts;
  expect(part).toEqual({ html: '<p><a href="/de/iq-faq">a</a> <a href="https://example.org/x">b</a></p>' });
});

test('figures stand where their blocks are, the text around them apart', () => {
  const { parts } = read('before\n\n```figure\nname: bell\ntitle: A: b\n```\n\nafter\n');
  expect(parts).toEqual([
    { html: expect.stringContaining('before') },
    { figure: { name: 'bell', title: 'A: b' } },
    { html: expect.stringContaining('after') },
  ]);
});

test('a table with a caption is a region that scrolls; numbers are aligned by a class', () => {
  const [part] = read('Table: Of what[^1]\n\n| a | b |\n| --- | ---: |\n| x | 1 |\n\n[^1]: There.').parts;
  const { html } = part as { html: string };
  expect(html).toContain('role="region" tabindex="0" aria-label="Of what"');
  expect(html).toContain('<caption>Of what<sup>');
  expect(html).toContain('<td class="number">1</td>');
  expect(html).not.toContain('align=');
});

test('the footnotes bring their own heading, and each way back has a name', () => {
  const [part] = read('One[^1] and again[^1].\n\n## Quellen\n\n[^1]: There.').parts;
  const { html } = part as { html: string };
  expect(html.match(/<h2/g)).toHaveLength(1);
  expect(html).toContain('>Sources</h2>');
  expect(html).not.toContain('Quellen');
  expect([...html.matchAll(/aria-label="(Back[^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Back to the text ↩',
    'Back to the text ↩2',
  ]);
});

test('what stands below a heading of the third level is its answer, without footnotes', () => {
  const { answers } = read(
    '## A\n\n### Why?\n\nBecause.[^1]\n\n- so\n\n### And?\n\nNo.\n\n## B\n\ntext\n\n[^1]: x',
  );
  expect(answers).toEqual([
    { question: 'Why?', answer: '<p>Because.</p>\n<ul>\n<li>so</li>\n</ul>' },
    { question: 'And?', answer: '<p>No.</p>' },
  ]);
});

test('what belongs together stays on one line, and marks side by side are told apart', () => {
  const [part] = read('An IQ-Test says 85–150, S. 25, about 82.[^1][^2]\n\n[^1]: x\n[^2]: y').parts;
  const { html } = part as { html: string };
  expect(html).toContain(
    'An <span class="unbroken">IQ-Test</span> says <span class="unbroken">85–150</span>, S.\u00a025, about\u00a082.',
  );
  expect(html).toContain('</sup><sup>, </sup><sup>');
  expect(html).toContain('y\u00a0<a href="#fnref-2"');
});

test('an address goes on in the next line only after a slash, and each source has its own direction', () => {
  const [part] = read('One[^1]\n\n[^1]: There. https://a.example/b-c/1').parts;
  const { html } = part as { html: string };
  expect(html).toContain('<p dir="auto">There. <a href="https://a.example/b-c/1">');
  expect(html).toContain(
    ['https://a.example/', 'b-c/', '1'].map((part) => `<span class="unbroken">${part}</span>`).join('<wbr>'),
  );
});
