import type { LocaleCode } from '@quotient/contract/locales';
import type { ComponentType } from 'react';
import type { Page, PageContent } from '../page.ts';
import { partnerWordsIn } from '../words/partners/partnerWords.ts';
import { BuilderPage } from './builder/BuilderPage.tsx';
import { type DocsName, docsPaths } from './DocsPage.tsx';
import { EventsPage } from './EventsPage.tsx';
import { LookPage } from './LookPage.tsx';
import { StartPage } from './StartPage.tsx';

const docsPage = (
  name: DocsName,
  Content: ComponentType<{ locale: LocaleCode }>,
  island?: PageContent['island'],
): Page => ({
  path: docsPaths[name],
  write: (locale) => {
    const words = partnerWordsIn[locale];
    const { title, description } = words[name];
    return {
      title,
      description,
      name: words.pages[name],
      ...(island && { island }),
      content: <Content locale={locale} />,
    };
  },
});

/** The documentation for partners; the server decides who may read it, see `PARTNER_DOCS`. */
export const partnerPages: Page[] = [
  docsPage('start', StartPage),
  docsPage('events', EventsPage),
  docsPage('look', LookPage),
  docsPage('builder', BuilderPage, 'other'),
];
