import bodyFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import headingFont from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url';
import { brand } from '@quotient/contract/brand';
import { colorsOf } from '@quotient/iq-test/theme';
import type { ReactNode } from 'react';
import type { Page } from '../page.ts';
import { Consent } from './Consent.tsx';
import * as styles from './Document.css.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** Addresses of the built files that every page loads. */
export interface Assets {
  /** The module that fills the islands. */
  script: string;
  /** The classic script that runs before the first paint. */
  boot: string;
  styles: string[];
}

/** What stands around the content. It keeps its language where the server changes that of the page. */
const Frame = ({ filled, children }: { filled: boolean; children: ReactNode }) =>
  filled ? (
    <div className={styles.frame} lang="en" dir="ltr">
      {children}
    </div>
  ) : (
    children
  );

/** One whole page, from `<html>` on. */
export function Document({ page, assets }: { page: Page; assets: Assets }) {
  const { path, title, description, indexed = true, bare = false, filled = false, Content } = page;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {indexed ? <link rel="canonical" href={path} /> : <meta name="robots" content="noindex" />}
        <meta name="color-scheme" content="light dark" />
        {(['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={colorsOf('default', scheme).paper}
            media={`(prefers-color-scheme: ${scheme})`}
          />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {[bodyFont, headingFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* before the first paint only where there may be a test to show a placeholder for */}
        {path === '/' ? (
          <script src={assets.boot} data-session-key={`${brand.slug}_session`} />
        ) : (
          <script src={assets.boot} async />
        )}
        <script type="module" src={assets.script} />
      </head>
      <body>
        {/* Shown where the server has marked the page, see `demoLine`. */}
        <aside className={styles.demoLine} aria-label="Demo">
          DEMO: no money moves on this site; payments are simulated.
        </aside>
        {bare ? (
          <Content />
        ) : (
          <>
            <Frame filled={filled}>
              <a className={styles.skipLink} href="#content">
                Skip to content
              </a>
              <Consent />
              <Header current={path} />
            </Frame>
            <main id="content" className={styles.main} tabIndex={-1}>
              <Content />
            </main>
            <Frame filled={filled}>
              <Footer />
            </Frame>
          </>
        )}
      </body>
    </html>
  );
}
