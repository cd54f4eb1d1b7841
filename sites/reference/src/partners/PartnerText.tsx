import type { LocaleCode } from '@quotient/contract/locales';
import { PARTNER_DOCS_PATH, pathIn } from '@quotient/contract/site';
import { RichText } from '@quotient/iq-test/ui';

/** A text with code in it: `<code>` is what machines read, `<builder>` links to the builder. */
export const PartnerText = ({ locale, children }: { locale: LocaleCode; children: string }) => (
  <RichText
    text={children}
    tags={{
      code: (content) => <code dir="ltr">{content}</code>,
      builder: (content) => <a href={pathIn(locale, `${PARTNER_DOCS_PATH}/builder`)}>{content}</a>,
    }}
  />
);

/** A text of the source, with code in backticks. In another language than the page's it says so. */
export const SourceText = ({ text, isEnglish }: { text: string; isEnglish: boolean }) => (
  <span {...(isEnglish && { lang: 'en', dir: 'ltr' })}>
    {text.split('`').map((part, index) =>
      index % 2 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which never change
        <code key={index} dir="ltr">
          {part}
        </code>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same
        <span key={index}>{part.replaceAll('**', '')}</span>
      ),
    )}
  </span>
);
