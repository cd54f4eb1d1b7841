import type { Dashboard, DashboardCounts } from '@quotient/contract/admin';
import { useFormat } from '../format.ts';
import { tool } from '../parts/chart/Chart.css.ts';
import { type DataColumn, DataTable, saveCsv } from '../parts/chart/data.tsx';
import { chartWords } from '../parts/chart/words.ts';
import { Section } from '../parts/Page.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Breakdown.css.ts';
import type { useFilterNames } from './filterNames.ts';
import { revenueIn, shareOf } from './numbers.ts';
import { panelWords } from './panelWords.ts';
import type { SelectionFacts } from './selectionFacts.ts';
import { dashboardWords } from './words.ts';

interface Row {
  key: string;
  name: string;
  counts: DashboardCounts;
}

/** A share with a bar as long as it. */
function Share({ share }: { share: number | null }) {
  const { columnPercent } = useFormat();
  return (
    <span className={styles.share}>
      <span className={styles.track}>
        <span className={styles.bar} style={{ inlineSize: `${Math.min(1, share ?? 0) * 100}%` }} />
      </span>
      <span>{columnPercent(share)}</span>
    </span>
  );
}

function useColumns(head: string, currencies: readonly string[]): DataColumn<Row>[] {
  const { breakdown: words } = useWords(panelWords);
  const { money } = useFormat();
  const count = (key: 'visits' | 'started' | 'completed' | 'paid'): DataColumn<Row> => ({
    key,
    head: words[key],
    value: ({ counts }) => counts[key],
  });
  const share = (key: string, title: string, part: 'completed' | 'paid'): DataColumn<Row> => ({
    key,
    head: title,
    value: ({ counts }) => shareOf(counts[part], counts.started),
    cell: ({ counts }) => <Share share={shareOf(counts[part], counts.started)} />,
  });
  return [
    {
      key: 'name',
      head,
      value: ({ name }) => name,
      cell: ({ name }) => <span className={styles.name}>{name}</span>,
    },
    count('visits'),
    count('started'),
    count('completed'),
    share('completedShare', words.completedShare, 'completed'),
    count('paid'),
    share('paidShare', words.paidShare, 'paid'),
    ...currencies.map((currency) => ({
      key: currency,
      head: words.revenue({ currency }),
      value: ({ counts }: Row) => revenueIn(counts.money, currency) / 10 ** digitsOf(currency),
      cell: ({ counts }: Row) => money(revenueIn(counts.money, currency), currency),
    })),
  ];
}

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

function Rows({
  head,
  rows,
  currencies,
  fileName,
}: {
  head: string;
  rows: Row[];
  currencies: string[];
  fileName: string;
}) {
  const words = useWords(chartWords);
  const data = { rows, keyOf: ({ key }: Row) => key, columns: useColumns(head, currencies) };
  return (
    <>
      <DataTable caption={head} data={data} />
      <div className={styles.save}>
        <button type="button" className={tool} onClick={() => saveCsv(fileName, data)}>
          {words.csv}
        </button>
      </div>
    </>
  );
}

/** Progress of tests, by partner, language and question set. */
export function Breakdown({
  data,
  about,
  names,
}: {
  data: Dashboard;
  about: SelectionFacts;
  names: ReturnType<typeof useFilterNames>;
}) {
  const { breakdown: words } = useWords(panelWords);
  const { sets } = useWords(dashboardWords);
  const currencies = data.totals.money.map(({ currency }) => currency);
  const groups = {
    partner: data.byPartner.map(({ key, name, counts }) => ({
      key: key ?? '',
      name: name ?? names.partner(key),
      counts,
    })),
    locale: data.byLocale.map(({ locale, counts }) => ({
      key: locale ?? '',
      name: names.locale(locale),
      counts,
    })),
    set: data.bySet.map(({ set, counts }) => ({ key: set, name: sets[set], counts })),
  };
  return (
    <Section title={words.title}>
      <Tabs
        label={words.title}
        tabs={(['partner', 'locale', 'set'] as const).map((by) => ({
          key: by,
          label: words.by[by],
          content: (
            <Rows
              key={by}
              head={words.by[by]}
              rows={groups[by]}
              currencies={currencies}
              fileName={about.fileOf(`by-${by}`)}
            />
          ),
        }))}
      />
    </Section>
  );
}
