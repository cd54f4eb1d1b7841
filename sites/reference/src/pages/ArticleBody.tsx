import type { LocaleCode } from '@quotient/contract/locales';
import type { Article } from '../content/articles.ts';
import type { FigureWords } from '../figures/FigureFrame.tsx';
import { figures } from '../figures/figures.ts';
import * as styles from './Article.css.ts';

/** The text of an article with its figures. Throws for an unknown figure. */
export function ArticleBody({ locale, article }: { locale: LocaleCode; article: Article }) {
  return article.parts.map((part) => {
    if ('html' in part)
      return (
        <div
          key={part.html}
          className={styles.text}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is made of our own files
          dangerouslySetInnerHTML={{ __html: part.html }}
        />
      );
    const { name = '', title = '', label = '', alt = '', control = '', caption = '' } = part.figure;
    const Figure = figures[name];
    if (!Figure) throw new Error(`No figure is called "${name}".`);
    const words: FigureWords = { title, label, alt, control, caption };
    return <Figure key={name} locale={locale} words={words} />;
  });
}
