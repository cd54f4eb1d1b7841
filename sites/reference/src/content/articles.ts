import type { LocaleCode } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
import * as v from 'valibot';
import { say, wordsIn } from '../words/words.ts';
import { type Markdown, readMarkdown } from './readMarkdown.ts';

const files = import.meta.glob<string>('../../content/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const FieldsSchema = v.object({
  title: v.pipe(v.string(), v.minLength(1)),
  /** Heading of the hero on a page with the test. */
  heading: v.optional(v.string()),
  description: v.pipe(v.string(), v.minLength(50), v.maxLength(170)),
  lead: v.pipe(v.string(), v.minLength(1)),
  updated: v.pipe(v.string(), v.isoDate()),
});

/** One article in one language. */
export interface Article extends Omit<Markdown, 'fields'> {
  fields: v.InferOutput<typeof FieldsSchema>;
}

/**
 * The article of a page, from `content/<locale>/<page>.md`, with the brand's prices where it says `{{price}}` or
 * `{{charged}}`. Throws where there is none, or its head lacks something.
 */
export function readArticle(locale: LocaleCode, path: string): Article {
  const file = `../../content/${locale}${path}.md`;
  const text = files[file];
  if (text === undefined) throw new Error(`There is no ${file}.`);
  const { sources, backToText } = wordsIn[locale].article;
  const markdown = readMarkdown(say(locale, text), { sources, backToText }, (link) => pathIn(locale, link));
  return { ...markdown, fields: v.parse(FieldsSchema, markdown.fields) };
}
