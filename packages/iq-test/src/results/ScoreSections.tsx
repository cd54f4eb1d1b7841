import type { TestResults } from '@quotient/contract';
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT.ts';
import { Notice } from '../ui/Notice.tsx';
import { CategoryChart } from './CategoryChart.tsx';
import * as styles from './ResultsScreen.css.ts';
import { ScoreExplanation, type ScoreExplanationProps } from './ScoreExplanation.tsx';
import { ScoreSummary } from './ScoreSummary.tsx';
import { Section } from './Section.tsx';

interface ScoreSectionsProps extends Pick<ScoreExplanationProps, 'statedRange'> {
  results: TestResults;
  /** Content below the score, such as links to the sections. @default nothing */
  children?: ReactNode;
}

/** First half of a report: the score with its warnings, the abilities, and how the score is calculated. */
export function ScoreSections({ results, statedRange, children }: ScoreSectionsProps) {
  const t = useT();
  const { isTooFew, isTooFast, isRepeat, categories } = results;
  return (
    <>
      {(isTooFew || isTooFast) && (
        <Notice tone="warning" className={styles.warning}>
          {t(isTooFew ? 'results.tooFew' : 'results.tooFast')}
        </Notice>
      )}
      <ScoreSummary results={results}>{children}</ScoreSummary>
      {isRepeat && <p className={styles.practice}>{t('results.practiceEffect')}</p>}
      <Section title={t('results.categoriesTitle')} lead={t('results.categoriesLead')} printed>
        <CategoryChart categories={categories} />
      </Section>
      <Section title={t('results.how')} lead={t('results.howLead')} printed>
        <ScoreExplanation results={results} statedRange={statedRange} />
      </Section>
    </>
  );
}
