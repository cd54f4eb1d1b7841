import { brand } from '@quotient/contract/brand';
import type { LocaleCode } from '@quotient/contract/locales';
import { baseSecondsOf, type QuestionSetName } from '@quotient/contract/questionSets';
import { BUILT_ORIGIN } from '@quotient/contract/site';
import type { Page, PageContent } from '../page.ts';
import { addressOf, pictureOf } from './addresses.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';

const organization = { '@type': 'Organization', name: brand.organization, url: `${BUILT_ORIGIN}/` };

/** Description of a page for search engines, as JSON-LD (schema.org). Only from the page itself. */
export function factsOf(page: Page, locale: LocaleCode, content: PageContent): string {
  const address = addressOf(locale, page.path);
  const { title, description, name = title, updated, facts = [] } = content;
  const about = { name, description, inLanguage: locale, url: address };
  const crumbs = breadcrumbsOf(page, locale, name);
  const graph = [
    ...(page.path === '/'
      ? [{ '@type': 'WebSite', ...about, name: brand.organization, publisher: organization }]
      : []),
    ...(updated
      ? [
          {
            '@type': 'Article',
            ...about,
            headline: title,
            dateModified: updated,
            image: pictureOf(locale, page.path),
            author: organization,
            publisher: organization,
            mainEntityOfPage: address,
          },
        ]
      : []),
    ...(crumbs.length > 0
      ? [
          {
            '@type': 'BreadcrumbList',
            itemListElement: crumbs.map(({ label, path }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: label,
              item: addressOf(locale, path),
            })),
          },
        ]
      : []),
    ...facts,
  ];
  // no text in it can end the script
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

/** `PT25M`, `PT87M30S`: a time in ISO 8601. */
function durationOf(seconds: number): string {
  const rest = seconds % 60;
  return `PT${(seconds - rest) / 60}M${rest ? `${rest}S` : ''}`;
}

/** The test as a search engine knows it: the length of its question set, and that its results cost something. */
export const quizFacts = (
  locale: LocaleCode,
  name: string,
  description: string,
  set: QuestionSetName = 'main',
) => ({
  '@type': 'Quiz',
  name,
  description,
  inLanguage: locale,
  timeRequired: durationOf(baseSecondsOf(set)),
  educationalUse: 'self-assessment',
  publisher: organization,
  offers: {
    '@type': 'Offer',
    price: (brand.chargedPrice.amountMinor / 100).toFixed(2),
    priceCurrency: brand.chargedPrice.currency,
  },
});
