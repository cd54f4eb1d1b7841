import { FEWEST_CASES, FULL_CASES, type SetStatistics } from '@quotient/contract/admin';
import { Notice } from '@quotient/iq-test/ui';
import { useFormat } from '../format.ts';
import { useWords } from '../words.tsx';
import { statisticsWords } from './words.ts';

/** Says where the numbers are too few to be given, or still provisional. */
export function Verdict({ verdict, cases }: Pick<SetStatistics, 'verdict' | 'cases'>) {
  const { tooFew, provisional } = useWords(statisticsWords).verdicts;
  const { number } = useFormat();
  if (verdict === 'full') return null;
  return verdict === 'too-few' ? (
    <Notice tone="warning" title={tooFew.title}>
      {tooFew.text({ cases: number(cases), least: number(FEWEST_CASES) })}
    </Notice>
  ) : (
    <Notice tone="neutral" title={provisional.title}>
      {provisional.text({ cases: number(cases), full: number(FULL_CASES) })}
    </Notice>
  );
}
