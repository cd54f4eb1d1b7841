import { useId, useMemo } from 'react';
import { useSampleI18n } from '../i18n/useSampleI18n.ts';
import { useT } from '../i18n/useT.ts';
import { IqTestProvider } from '../ui/IqTestProvider.tsx';
import { CategoryChart } from './CategoryChart.tsx';
import { Review } from './Review.tsx';
import * as styles from './SampleResults.css.ts';
import { ScoreSummary } from './ScoreSummary.tsx';
import { Section } from './Section.tsx';
import { sampleResults, sampleSolution } from './sampleReport.ts';

const noShapes: ReadonlyMap<string, string> = new Map();

/** Sample of the report on made-up data, in the same components: a region that is named, and says, what it is. Never printed. */
export function SampleResults() {
  const t = useT();
  const titleId = useId();
  const noteId = useId();
  const i18n = useSampleI18n();
  const [question, explanation] = [t('sample.question'), t('sample.explanation')];
  const solution = useMemo(() => sampleSolution(question, explanation), [question, explanation]);
  return (
    <section className={styles.sample} aria-labelledby={titleId} aria-describedby={noteId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('sample.title')}
        </h2>
        <p id={noteId} className={styles.note}>
          {t('sample.note')}
        </p>
      </div>
      {/* a root of its own: the report fits the width that is here */}
      <IqTestProvider i18n={i18n} transparent>
        <ScoreSummary results={sampleResults} />
        <SampleCategories />
        <Review {...solution} shapes={noShapes} isOpen />
      </IqTestProvider>
    </section>
  );
}

/** Inside the provider, whose words say that it is an example. */
function SampleCategories() {
  const t = useT();
  return (
    <Section title={t('results.categoriesTitle')} lead={t('results.categoriesLead')}>
      <CategoryChart categories={sampleResults.categories} />
    </Section>
  );
}
