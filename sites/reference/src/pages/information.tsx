import { pathIn } from '@quotient/contract/site';
import { readArticle } from '../content/articles.ts';
import { dateIn } from '../content/dateIn.ts';
import type { LinkedPath } from '../layout/links.ts';
import type { Page } from '../page.ts';
import { say, wordsIn } from '../words/words.ts';
import * as styles from './Article.css.ts';
import { ArticleBody } from './ArticleBody.tsx';

/** A page to be read (Specification §2). */
const informationPage = (path: LinkedPath): Page => ({
  path,
  write: (locale) => {
    const article = readArticle(locale, path);
    const { title, description, lead, updated } = article.fields;
    const words = wordsIn[locale];
    const questions = article.answers.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
    return {
      title,
      name: say(locale, words.pages[path]),
      description,
      updated,
      ...(path === '/iq-faq' && { facts: [{ '@type': 'FAQPage', mainEntity: questions }] }),
      content: (
        <article className={styles.article}>
          <header className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            <p className={styles.updated}>
              {say(locale, words.article.updated, { date: dateIn(locale, updated) })}
            </p>
          </header>
          <nav className={styles.contents} aria-labelledby="contents">
            <h2 className={styles.contentsTitle} id="contents">
              {words.article.contents}
            </h2>
            <ol className={styles.contentsList}>
              {article.headings.map(({ id, text }) => (
                <li key={id}>
                  <a className={styles.contentsLink} href={`#${id}`}>
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.body}>
            <ArticleBody locale={locale} article={article} />
            <aside className={styles.tryOut} aria-label={words.article.tryIt}>
              <p className={styles.tryText}>
                {say(locale, words.article.tryText, { price: say(locale, '{{charged}}') })}
              </p>
              <a className={styles.tryLink} href={pathIn(locale, '/')}>
                {words.article.tryIt}
              </a>
            </aside>
          </div>
        </article>
      ),
    };
  },
});

/** The information pages. */
export const informationPages: Page[] = [
  informationPage('/iq-test-for-adults'),
  informationPage('/what-is-an-iq-test'),
  informationPage('/average-iq-by-country'),
  informationPage('/how-to-improve-iq'),
  informationPage('/famous-iq-scores'),
  informationPage('/iq-vs-eq'),
  informationPage('/iq-test-for-schools'),
  informationPage('/iq-faq'),
  informationPage('/chc-model'),
];
