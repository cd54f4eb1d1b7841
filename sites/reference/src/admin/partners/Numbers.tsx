import type { PartnerView } from '@quotient/contract/admin';
import { Link } from 'react-router';
import { useFormat } from '../format.ts';
import { Failure } from '../parts/Failure.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Section } from '../parts/Page.tsx';
import { useWords } from '../words.tsx';
import { pageWords } from './pageWords.ts';
import * as styles from './partners.css.ts';
import { useNumbers } from './useNumbers.ts';

/** Tests on a partner's pages within 30 days. */
export function Numbers({ partner }: { partner: PartnerView }) {
  const words = useWords(pageWords).numbers;
  const format = useFormat();
  const { data, error, refetch } = useNumbers(partner.firstKey);
  const lastDay = data?.days.filter(({ counts }) => counts.started > 0).at(-1)?.day;
  const revenue = data?.totals.money
    .filter(({ revenueMinor }) => revenueMinor > 0)
    .map(({ revenueMinor, currency }) => format.money(revenueMinor, currency))
    .join(' + ');
  const tiles = data && [
    [words.started, format.number(data.totals.started)],
    [words.completed, format.number(data.totals.completed)],
    [words.paid, format.number(data.totals.paid)],
    [words.revenue, revenue || '–'],
    [words.lastUse, lastDay ? format.shortDay(lastDay) : words.never],
  ];
  return (
    <Section
      title={words.title}
      actions={<Link to={`/dashboard?partner=${partner.firstKey}`}>{words.all}</Link>}
    >
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {tiles && (
        <dl className={styles.tiles}>
          {tiles.map(([name, value]) => (
            <div key={name} className={styles.tile}>
              <dt className={styles.tileName}>{name}</dt>
              <dd className={styles.tileNumber}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
