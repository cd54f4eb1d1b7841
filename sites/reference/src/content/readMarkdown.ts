import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { tableOf } from './stackedTable.ts';

/** A part of an article: HTML, or the fields of a figure. */
export type ArticlePart = { html: string } | { figure: Readonly<Record<string, string>> };

/** One heading of the second level. */
export interface Heading {
  id: string;
  text: string;
}

/** Content below a heading of the third level. */
export interface Answer {
  question: string;
  /** Answer as HTML, without its footnotes. */
  answer: string;
}

/** Contents of an article's Markdown file. */
export interface Markdown {
  fields: Readonly<Record<string, string>>;
  parts: ArticlePart[];
  headings: Heading[];
  answers: Answer[];
}

/** Words that the article itself lacks. */
export interface MarkdownWords {
  /** Heading of the footnotes. */
  sources: string;
  /** Label of the link from a footnote to the text. */
  backToText: string;
}

/** `name: value` in each line; a value in double quotes is JSON. */
function readFields(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    if (name) fields[name] = value.startsWith('"') ? String(JSON.parse(value)) : value;
  }
  return fields;
}

const plain = (html: string) => html.replace(/<sup>.*?<\/sup>|<[^>]+>/gs, '').trim();
/** An anchor that says what it leads to, in the letters of its language. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const onOneLine = '<span class="unbroken">$&</span>';
/** Splits an address so that it can wrap after a slash; other breaks are only within a part as long as a line. */
const inParts = (address: string) =>
  (address.match(/(?:https?:\/\/)?[^/]+\/?/g) ?? [])
    .map((part) => part.replace(/^.{1,34}$/, onOneLine))
    .join('<wbr>');
/** A text in which what belongs together stays on one line. */
const unbroken = (text: string) =>
  /^https?:/.test(text)
    ? inParts(text)
    : text
        .replace(/(?<=\b(?:(?:Art|Abs|S|p|págs)\.|about|etwa)) (?=\d)/g, '\u00a0')
        .replace(/\d+–\d+|\b(?:IQ|EQ|US|E)-\p{Lu}\p{Ll}+|\b(?:WAIS|WISC|DSM)-[IV5]+/gu, onOneLine);

/**
 * Reads an article: fields between `---` lines, GitHub's Markdown with footnotes, ` ```figure ` blocks of fields, and
 * `Table: caption` in front of a table. `link` writes the address of another page of the site, given as `/iq-faq`.
 */
export function readMarkdown(
  text: string,
  { sources, backToText }: MarkdownWords,
  link: (path: string) => string,
): Markdown {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const figures: Record<string, string>[] = [];
  const marked = body
    .replace(/^```figure\n(.*?)\n```$/gms, (_, fields: string) => {
      figures.push(readFields(fields));
      return `<!--figure-${figures.length - 1}-->`;
    })
    // the footnotes bring their heading along
    .replace(/^## .*\n+(?=\[\^)/m, '');
  const headings: Heading[] = [];
  const html = micromark(marked, {
    allowDangerousHtml: true, // the places of figures; all of it is ours
    extensions: [gfm()],
    htmlExtensions: [
      gfmHtml({
        label: sources,
        labelAttributes: '',
        clobberPrefix: '',
        backLabel: (_, again) => `${backToText} ↩${again > 1 ? again : ''}`,
      }),
    ],
  })
    .replace(/<h2>(.*?)<\/h2>/g, (_, inner: string) => {
      const heading = { id: idOf(plain(inner)), text: plain(inner) };
      headings.push(heading);
      return `<h2 id="${heading.id}">${inner}</h2>`;
    })
    .replace(/<h3>(.*?)<\/h3>/g, (_, inner: string) => `<h3 id="${idOf(plain(inner))}">${inner}</h3>`)
    .replace(/(?<=>)[^<]+/g, unbroken)
    // marks side by side are told apart
    .replaceAll('</sup><sup>', '</sup><sup>, </sup><sup>')
    .replaceAll(' <a href="#fnref', '\u00a0<a href="#fnref')
    .replace(/(?<=<li id="fn-\d+">\n)<p>/g, '<p dir="auto">')
    .replaceAll(' align="right"', ' class="number"') // the attribute is of an HTML that is gone
    .replace(/<a href="(\/[^"]*)"/g, (_, path: string) => `<a href="${link(path)}"`)
    // wide tables have a scroll bar of their own, also for the keyboard
    .replace(
      /(?:<p>(?:Table|Tabelle|Tableau|Tabla|جدول): (.*?)<\/p>\n)?<table>(.*?)<\/table>/gs,
      (_, caption: string | undefined, rows: string) =>
        caption === undefined
          ? `<div class="table-frame">${tableOf(rows)}</div>`
          : `<div class="table-frame" role="region" tabindex="0" aria-label="${plain(caption)}">${tableOf(`<caption>${caption}</caption>${rows}`)}</div>`,
    );
  const parts = html
    .split(/(<!--figure-\d+-->)/)
    .filter((part) => part.trim() !== '')
    .map((part): ArticlePart => {
      const figure = figures[Number(/^<!--figure-(\d+)-->$/.exec(part)?.[1])];
      return figure ? { figure } : { html: part };
    });
  const answers = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>(.*?)(?=<h[23]|<section|<!--figure|$)/gs)].map(
    ([, question = '', answer = '']) => ({
      question: plain(question),
      answer: answer
        .replace(/<span class="column-name".*?<\/span>|<sup>.*?<\/sup>|<wbr>|<\/?span[^>]*>/gs, '')
        .trim(),
    }),
  );
  return { fields: readFields(head), parts, headings, answers };
}
