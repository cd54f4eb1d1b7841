import type { AskableSetName } from '@quotient/contract';
import { brand } from '@quotient/contract/brand';
import type { LocaleCode } from '@quotient/contract/locales';
import { createI18n, IqTest } from '@quotient/iq-test';
import { Skeleton } from '@quotient/iq-test/ui';
import { Island } from '../islands/Island.tsx';
import type { StageTitles } from '../islands/stageTitle.ts';
import { testMessages, testWords } from '../locales.ts';
import { say, wordsIn } from '../words/words.ts';
import * as styles from './TestInPlace.css.ts';

/** Words of the hero that replace the test's own. */
export interface Hero {
  title: string;
  lead: string;
}

interface TestInPlaceProps {
  locale: LocaleCode;
  /** @default the test's own words */
  hero?: Hero | undefined;
  /** The question set that it asks. @default the server's */
  set?: AskableSetName | undefined;
}

/**
 * The whole test in the page. Its first stage is prerendered: the first paint is the real landing, and the framework
 * loads only when a visitor wants to start.
 */
export function TestInPlace({ locale, hero, set }: TestInPlaceProps) {
  const { resuming, noScript } = wordsIn[locale].island;
  const { testing, payment, results } = wordsIn[locale].stageTitles;
  const titles: StageTitles = {
    testing: say(locale, testing),
    payment: say(locale, payment),
    results: say(locale, results),
  };
  const i18n = hero
    ? createI18n({ locale, messages: testMessages[locale], overrides: { landing: hero } })
    : testWords[locale];
  return (
    <>
      <noscript>
        <p className={styles.noScript}>{noScript}</p>
      </noscript>
      <Island
        name="iq-test"
        locale={locale}
        data={{
          'data-when-wanted': '',
          'data-home-event': `${brand.slug}:home`,
          'data-titles': JSON.stringify(titles),
          ...(hero && { 'data-hero': JSON.stringify(hero) }),
          ...(set && { 'data-set': set }),
        }}
        prerendered={<IqTest i18n={i18n} set={set} />}
        placeholder={<Skeleton label={resuming} />}
      />
    </>
  );
}
