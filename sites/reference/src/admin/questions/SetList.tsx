import type { BrowsedSet } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { Link } from 'react-router';
import { Chip } from '../parts/Chip.tsx';
import { Section } from '../parts/Page.tsx';
import { useLocale, useWords } from '../words.tsx';
import * as styles from './SetList.css.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { useChoices } from './useQuestions.ts';
import { questionWords } from './words.ts';

/** A name that no test has: those are longer. */
const newSeed = () => `sample-${Math.floor(Math.random() * 1_000_000)}`;

/** Questions of one set, each leading to its own page. */
export function SetList({
  set,
  seed,
  questions,
  shapes,
}: BrowsedSet & { shapes: ReadonlyMap<string, string> }) {
  const words = useWords(questionWords);
  const own = useLocale().locale;
  const { locale, search, choose } = useChoices();
  return (
    // the words around the questions are those of the page
    <div lang={own} dir="ltr">
      <Section
        title={words.sets[set]}
        actions={
          seed !== null && (
            <>
              <Chip>{words.generated}</Chip>
              <Button onClick={() => choose({ seed: newSeed() })}>{words.otherSample}</Button>
            </>
          )
        }
      >
        {seed !== null && <p className={styles.hint}>{words.generatedHint({ seed })}</p>}
        <ol className={styles.list}>
          {questions.map((question) => (
            <li key={question.id} className={styles.card}>
              <Thumbnail question={question} shapes={shapes} />
              <div className={styles.about}>
                <Link className={styles.link} to={{ pathname: `/questions/${set}/${question.id}`, search }}>
                  {words.questionTitle({ set: words.sets[set], id: question.id })}
                </Link>
                <p className={styles.text} lang={locale} dir="auto">
                  {question.question}
                </p>
                <p className={styles.facts}>
                  {`${words.categories[question.category]} · ${words.difficulties[question.difficulty]}`}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
