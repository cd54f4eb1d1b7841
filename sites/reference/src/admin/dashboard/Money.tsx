import type { DashboardCounts } from '@quotient/contract/admin';
import { useFormat } from '../format.ts';
import { Section } from '../parts/Page.tsx';
import { Table } from '../parts/Table.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Dashboard.css.ts';
import { keptMinor } from './numbers.ts';
import { panelWords } from './panelWords.ts';

/** Revenue, refunds, disputes and the remaining sum, by currency. */
export function Money({ totals }: { totals: DashboardCounts }) {
  const { money: words } = useWords(panelWords);
  const { number, money } = useFormat();
  const amount = (key: 'revenueMinor' | 'refundedMinor' | 'disputedMinor', head: string) => ({
    key,
    head,
    isNumber: true,
    cell: (row: DashboardCounts['money'][number]) => money(row[key], row.currency),
  });
  return (
    <Section title={words.title}>
      {totals.money.length === 0 ? (
        <p className={styles.note}>{words.none}</p>
      ) : (
        <>
          <Table
            caption={words.title}
            isCaptionHidden
            rows={totals.money}
            keyOf={({ currency }) => currency}
            columns={[
              { key: 'currency', head: words.currency, cell: ({ currency }) => currency, isName: true },
              { key: 'payments', head: words.payments, cell: (row) => number(row.payments), isNumber: true },
              amount('revenueMinor', words.revenue),
              amount('refundedMinor', words.refunded),
              amount('disputedMinor', words.disputed),
              {
                key: 'kept',
                head: words.kept,
                cell: (row) => money(keptMinor(row), row.currency),
                isNumber: true,
              },
            ]}
          />
          <p className={styles.note}>
            {words.note({ refunded: number(totals.refunded), disputed: number(totals.disputed) })}
          </p>
        </>
      )}
    </Section>
  );
}
