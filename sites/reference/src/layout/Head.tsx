import { brand } from '@quotient/contract/brand';
import { type LocaleCode, localeCodes } from '@quotient/contract/locales';
import { colorsOf } from '@quotient/iq-test/theme';
import type { Page, PageContent } from '../page.ts';
import { addressOf, pictureOf } from './addresses.ts';
import type { Assets } from './assets.ts';
import { factsOf } from './facts.ts';

/** Codes of languages in Open Graph. */
const openGraphLocales: Record<LocaleCode, string> = {
  en: 'en_US',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  ar: 'ar_AR',
};

interface HeadProps {
  page: Page;
  locale: LocaleCode;
  content: PageContent;
  assets: Assets;
}

/** Metadata for search engines and previews: address, other languages, and kind of page. */
function Findable({ page, locale, content }: Omit<HeadProps, 'assets'>) {
  const address = addressOf(locale, page.path);
  const { title, description, name = title } = content;
  return (
    <>
      <link rel="canonical" href={address} />
      {localeCodes.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={addressOf(each, page.path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressOf('en', page.path)} />
      <meta property="og:type" content={content.updated ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand.organization} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocales[locale]} />
      <meta property="og:image" content={pictureOf(locale, page.path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={name} />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text is not escaped by React; `factsOf` escapes what would end it
        dangerouslySetInnerHTML={{ __html: factsOf(page, locale, content) }}
      />
    </>
  );
}

/** Head of a page. */
export function Head({ page, locale, content, assets }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{content.title}</title>
      <meta name="description" content={content.description} />
      {page.indexed === false ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Findable page={page} locale={locale} content={content} />
      )}
      <meta name="color-scheme" content="light dark" />
      {/* the site has a dark look of its own, which the extension Dark Reader leaves alone then */}
      <meta name="darkreader-lock" />
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={colorsOf('default', scheme).paper}
          media={`(prefers-color-scheme: ${scheme})`}
        />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {assets.fonts[locale]?.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {/* before the first paint: it knows whether there is a test to come back to, and a decision about cookies */}
      <script src={assets.boot} data-key-prefix={`${brand.slug}_`} data-cfasync="false" />
      <script type="module" src={assets.script} data-cfasync="false" />
      {content.island && <link rel="modulepreload" href={assets.islands} />}
      {content.island === 'test' && <meta name="test-files" content={assets.testFiles[locale]?.join(' ')} />}
    </head>
  );
}
