import { directionOf } from '@quotient/contract/direction';
import type { SiteLocale } from '@quotient/contract/site';
import { isWrittenIn, type Page } from '../page.ts';
import { wordsIn } from '../words/words.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Consent } from './Consent.tsx';
import * as styles from './Document.css.ts';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Header } from './Header.tsx';
import { InviteDialog } from './InviteDialog.tsx';

/** Addresses of the built files that every page loads. */
export interface Assets {
  /** The module of every page. */
  script: string;
  /** The module that fills the islands, on pages that have one. */
  islands: string;
  /** The classic script that runs before the first paint. */
  boot: string;
  styles: string[];
  /** What the words of a language are seen in first. */
  fonts: { [Locale in SiteLocale]?: string[] };
  /** What the test needs to run in a language: fetched ahead on pages that hold it. */
  testFiles: { [Locale in SiteLocale]?: string[] };
}

/** One whole page, from `<html>` on. */
export function Document({ page, locale, assets }: { page: Page; locale: SiteLocale; assets: Assets }) {
  const isWritten = isWrittenIn(page, locale);
  const content = page.write(isWritten ? locale : 'en');
  const { title, name = title } = content;
  const words = wordsIn[locale];
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <Head page={page} locale={locale} content={content} assets={assets} />
      <body>
        {/* Shown where the server has marked the page, see `demoLine`. */}
        <aside className={styles.demoLine} aria-label="Demo">
          {words.demo}
        </aside>
        {page.bare ? (
          content.content
        ) : (
          <>
            <a className={styles.skipLink} href="#content">
              {words.skip}
            </a>
            <Consent locale={locale} />
            <Header page={page} locale={locale} />
            <main id="content" className={styles.main} tabIndex={-1}>
              <Breadcrumbs page={page} locale={locale} name={name} />
              {isWritten ? (
                content.content
              ) : (
                <>
                  <p className={styles.notTranslated}>{words.article.onlyEnglish}</p>
                  <div lang="en" dir="ltr">
                    {content.content}
                  </div>
                </>
              )}
            </main>
            <Footer locale={locale} />
            <InviteDialog locale={locale} />
          </>
        )}
      </body>
    </html>
  );
}
