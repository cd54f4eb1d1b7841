import { directionOf } from '@quotient/contract/direction';
import type { LocaleCode } from '@quotient/contract/locales';
import type { Page } from '../page.ts';
import { wordsIn } from '../words/words.ts';
import type { Assets } from './assets.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Consent } from './Consent.tsx';
import * as styles from './Document.css.ts';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Header } from './Header.tsx';
import { InviteDialog } from './InviteDialog.tsx';

/** One whole page, from `<html>` on. */
export function Document({ page, locale, assets }: { page: Page; locale: LocaleCode; assets: Assets }) {
  const content = page.write(locale);
  const { title, name = title } = content;
  const words = wordsIn[locale];
  return (
    <html lang={locale} dir={directionOf(locale)} data-private={page.isPrivate ? '' : undefined}>
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
              {content.content}
            </main>
            <Footer locale={locale} />
            <InviteDialog locale={locale} />
          </>
        )}
      </body>
    </html>
  );
}
