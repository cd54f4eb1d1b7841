import type { QuestionSetName } from '@quotient/contract';
import { pathIn } from '@quotient/contract/site';
import { readArticle } from '../content/articles.ts';
import { quizFacts } from '../layout/facts.ts';
import type { LinkedPath } from '../layout/links.ts';
import type { Page } from '../page.ts';
import { say, wordsIn } from '../words/words.ts';
import * as styles from './Article.css.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { TestInPlace } from './TestInPlace.tsx';

/** The landing pages (Specification §2), and the question set that each of them asks. */
const landingSets = {
  '/iq-test-online': 'main',
  '/student-iq-test': 'main',
  '/mensa-practice-test': 'main',
  '/pre-employment-cognitive-test': 'main',
} as const satisfies { [Path in LinkedPath]?: QuestionSetName };

const landingPaths = Object.keys(landingSets) as (keyof typeof landingSets)[]; // the compiler forgets the keys of an object

/** A page for one kind of reader: the test in place, and what it can and cannot do for them. */
const landingPage = (path: keyof typeof landingSets): Page => ({
  path,
  write: (locale) => {
    const article = readArticle(locale, path);
    const { title, heading = title, description, lead } = article.fields;
    return {
      title,
      name: say(locale, wordsIn[locale].pages[path]),
      description,
      island: 'test',
      facts: [quizFacts(locale, heading, description, landingSets[path])],
      content: (
        <>
          <TestInPlace locale={locale} hero={{ title: heading, lead }} set={landingSets[path]} />
          <article className={styles.below}>
            <ArticleBody locale={locale} article={article} />
            <p className={styles.toTop}>
              <a className={styles.tryLink} href="#content">
                {wordsIn[locale].article.tryIt}
              </a>
            </p>
            <nav className={styles.others} aria-label={wordsIn[locale].article.otherTests}>
              <h2 className={styles.contentsTitle}>{wordsIn[locale].article.otherTests}</h2>
              <ul className={styles.contentsList}>
                {landingPaths
                  .filter((other) => other !== path)
                  .map((other) => (
                    <li key={other}>
                      <a className={styles.contentsLink} href={pathIn(locale, other)}>
                        {say(locale, wordsIn[locale].pages[other])}
                      </a>
                    </li>
                  ))}
              </ul>
            </nav>
          </article>
        </>
      ),
    };
  },
});

/** The landing pages. */
export const landingPages: Page[] = landingPaths.map(landingPage);
