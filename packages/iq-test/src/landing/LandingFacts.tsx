import type { QuestionSetName } from '@quotient/contract';
import { type BrandConfig, type ClaimName, claimsOf, unprovenClaims } from '@quotient/contract/brand';
import { questionSkills } from '@quotient/contract/question';
import { baseSecondsOf, hasAllSkills, questionCounts } from '@quotient/contract/questionSets';
import { formatPercent } from '../i18n/format.ts';
import { RichText } from '../i18n/RichText.tsx';
import { useLocale, useT } from '../i18n/useT.ts';
import { Chapter } from './Chapter.tsx';
import * as styles from './Landing.css.ts';

interface LandingFactsProps {
  brand: BrandConfig;
  set: QuestionSetName;
}

/** Claims about the test, its method, and its kinds of questions. */
export function LandingFacts({ brand, set }: LandingFactsProps) {
  const { statedRange } = brand;
  const claims = claimsOf(brand);
  const unproven = unprovenClaims(brand);
  const t = useT();
  const locale = useLocale();
  const minutes = baseSecondsOf(set) / 60;
  const hasAllTypes = hasAllSkills[set];
  const badges: [text: string, claim?: ClaimName][] = [];
  if (claims.testsTaken !== null)
    badges.push([t('landing.badgeTaken', { tests: claims.testsTaken }), 'testsTaken']);
  badges.push([t('landing.badgeMinutes', { minutes })]);
  if (claims.accuracyPercent !== null) {
    const percent = formatPercent(claims.accuracyPercent, locale);
    badges.push([t('landing.badgeAccuracy', { percent }), 'accuracyPercent']);
  }
  const cards = [
    [
      t('landing.questionsTitle', { questions: questionCounts[set] }),
      t(hasAllTypes ? 'landing.questionsText' : 'landing.figuresText'),
    ],
    [t('landing.timerTitle', { minutes }), t('landing.timerText', { minutes })],
    [t('landing.resultsTitle'), t('landing.resultsText', statedRange)],
  ] satisfies [string, string][];
  const points = [
    [t('landing.choiceTitle'), t('landing.choiceText')],
    [t('landing.difficultyTitle'), t('landing.difficultyText')],
    ...(set === 'fresh' ? [] : [[t('landing.procedureTitle'), t('landing.procedureText')] as const]),
  ] satisfies (readonly [string, string])[];
  return (
    <>
      <ul className={styles.badges} aria-label={t('landing.badges')}>
        {badges.map(([badge, claim]) => (
          <li key={badge} part="badge" className={styles.badge}>
            <RichText
              text={badge}
              tags={{
                b: (value) => (
                  <b className={styles.badgeValue}>
                    {/* isolated: the plus of 2,500+ would change sides in a right-to-left line */}
                    <bdi>{value}</bdi>
                  </b>
                ),
              }}
            />{' '}
            {claim && unproven.includes(claim) && (
              <span className={styles.claimNote}>{t(`landing.unproven.${claim}`)}</span>
            )}
          </li>
        ))}
      </ul>

      <Chapter title={t('landing.how')}>
        <ul className={styles.cards}>
          {cards.map(([title, text]) => (
            <li key={title} className={styles.card}>
              <h3 className={styles.itemTitle}>{title}</h3>
              <p className={styles.text}>
                <RichText
                  text={text}
                  tags={{ nowrap: (range) => <span className={styles.nowrap}>{range}</span> }}
                />
              </p>
            </li>
          ))}
        </ul>
      </Chapter>

      <Chapter title={t('landing.expect')} className={styles.ruled}>
        <div className={styles.expect}>
          <ul className={styles.points}>
            {points.map(([title, text]) => (
              <li key={title} className={styles.point}>
                <h3 className={styles.itemTitle}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
          {hasAllTypes && (
            <div className={styles.types}>
              <h3 className={styles.itemTitle}>{t('landing.types')}</h3>
              <dl className={styles.typeList}>
                {questionSkills.map((skill) => (
                  <div key={skill} className={styles.type}>
                    <dt className={styles.typeName}>{t(`landing.skills.${skill}.name`)}</dt>
                    <dd className={styles.text}>{t(`landing.skills.${skill}.text`)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </div>
      </Chapter>
    </>
  );
}
