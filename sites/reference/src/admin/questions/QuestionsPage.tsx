import { cognitiveCategories } from '@quotient/contract/question';
import { Button } from '@quotient/iq-test/ui';
import { NavLink, useParams } from 'react-router';
import { Empty } from '../parts/Empty.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Choice, Field } from '../parts/Field.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Page } from '../parts/Page.tsx';
import { VisitorLook } from '../parts/VisitorLook.tsx';
import { useWords } from '../words.tsx';
import { filterSets } from './filter.ts';
import * as styles from './QuestionsPage.css.ts';
import { SetList } from './SetList.tsx';
import { questionLocales, useChoices, useQuestions, useSetShapes } from './useQuestions.ts';
import { questionWords } from './words.ts';

/** Every question set: to browse by set and ability, and to search. */
export function QuestionsPage() {
  const words = useWords(questionWords);
  const { set = '' } = useParams();
  const { locale, text, category, search, choose } = useChoices();
  const { data, error, refetch, isPlaceholderData } = useQuestions();
  const shapes = useSetShapes(data?.sets);
  const found = filterSets(data?.sets ?? [], { set, category, text });
  const countOf = (sets: typeof found) => sets.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <Page title={words.title} intro={words.intro}>
      <nav className={styles.sets} aria-label={words.setNavigation}>
        <NavLink end className={styles.set} to={{ pathname: '/questions', search }}>
          {words.allSets}
        </NavLink>
        {data?.sets.map((each) => (
          <NavLink key={each.set} className={styles.set} to={{ pathname: `/questions/${each.set}`, search }}>
            <span>{words.sets[each.set]}</span> <span className={styles.count}>{each.questions.length}</span>
          </NavLink>
        ))}
      </nav>
      <search className={styles.filters}>
        <Field
          type="search"
          label={words.search}
          value={text}
          onChange={({ target }) => choose({ q: target.value })}
        />
        <Choice
          label={words.category}
          value={category}
          options={[
            ['', words.allCategories],
            ...cognitiveCategories.map((each) => [each, words.categories[each]] as const),
          ]}
          onChoose={(each) => choose({ category: each })}
        />
        <Choice
          label={words.language}
          value={locale}
          options={questionLocales}
          onChoose={(code) => choose({ locale: code })}
        />
      </search>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <p className={styles.found} role="status" aria-busy={isPlaceholderData}>
            {words.found({
              count: countOf(found),
              total: countOf(filterSets(data.sets, { set, category: '', text: '' })),
            })}
          </p>
          {found.length === 0 && (
            <Empty title={words.none}>
              <p>{words.noneHint}</p>
              <Button onClick={() => choose({ q: '', category: '' })}>{words.clear}</Button>
            </Empty>
          )}
          <VisitorLook locale={locale}>
            {found.map((each) => (
              <SetList key={each.set} {...each} shapes={shapes} />
            ))}
          </VisitorLook>
        </>
      )}
    </Page>
  );
}
