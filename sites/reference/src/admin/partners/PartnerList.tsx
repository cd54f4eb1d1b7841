import { type PartnerView, partnerRoutes } from '@quotient/contract/admin';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { useAdminQuery } from '../api.ts';
import { useFormat } from '../format.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Chip } from '../parts/Chip.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Choice, Field } from '../parts/Field.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Page } from '../parts/Page.tsx';
import { Table } from '../parts/Table.tsx';
import { useWords } from '../words.tsx';
import * as styles from './partners.css.ts';
import { useNumbers } from './useNumbers.ts';
import { partnerWords } from './words.ts';

const tones = { works: 'success', 'no-key': 'warning', revoked: 'neutral' } as const;
const states = ['works', 'no-key', 'revoked', 'file'] as const;
type Filter = '' | (typeof states)[number];

/** State of a partner. */
export function PartnerState({ partner }: { partner: PartnerView }) {
  const words = useWords(partnerWords);
  return (
    <span className={styles.state}>
      <Chip tone={tones[partner.state]}>{words.states[partner.state]}</Chip>
      {partner.source === 'file' && <Chip>{words.states.file}</Chip>}
    </span>
  );
}

const fits = (partner: PartnerView, search: string, filter: Filter) =>
  [partner.name, ...partner.keys.map(({ key }) => key), ...partner.origins].some((text) =>
    text.toLowerCase().includes(search.trim().toLowerCase()),
  ) &&
  (filter === '' || (filter === 'file' ? partner.source === 'file' : partner.state === filter));

function Partners({ partners }: { partners: readonly PartnerView[] }) {
  const words = useWords(partnerWords);
  const format = useFormat();
  const { data: numbers } = useNumbers();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('');
  const sought = useDeferredValue(search);
  const shown = partners.filter((partner) => fits(partner, sought, filter));
  const countsOf = ({ firstKey }: PartnerView) =>
    numbers?.byPartner.find(({ key }) => key === firstKey)?.counts ?? (numbers ? undefined : null);
  const count = (partner: PartnerView, name: 'started' | 'paid') => {
    const counts = countsOf(partner);
    return counts === null ? null : (counts?.[name] ?? 0);
  };
  const countCell = (name: 'started' | 'paid') => (partner: PartnerView) => {
    const value = count(partner, name);
    return value === null ? '–' : format.number(value);
  };
  return (
    <>
      <search className={styles.filters}>
        <Field
          label={words.search}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Choice
          label={words.filter}
          value={filter}
          options={[['', words.all], ...states.map((state) => [state, words.states[state]] as const)]}
          onChoose={setFilter}
        />
      </search>
      <p className={styles.quiet} role="status" aria-busy={sought !== search}>
        {shown.length === partners.length
          ? words.allShown({ count: shown.length })
          : words.shown({ count: shown.length, all: partners.length })}
      </p>
      {shown.length === 0 ? (
        <Empty title={words.none.found} />
      ) : (
        <Table
          caption={words.title}
          isCaptionHidden
          stacked="phone"
          rows={shown}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'name',
              head: words.columns.name,
              isName: true,
              sortBy: ({ name }) => name,
              cell: ({ id, name }) => <Link to={`/partners/${id}`}>{name}</Link>,
            },
            {
              key: 'key',
              head: words.columns.key,
              sortBy: ({ firstKey }) => firstKey,
              cell: ({ firstKey, keys }) => (
                <>
                  <span className={styles.key}>{firstKey}</span>
                  {keys.length > 1 && <span>{` ${words.more({ count: keys.length - 1 })}`}</span>}
                </>
              ),
            },
            {
              key: 'origins',
              head: words.columns.origins,
              cell: ({ origins }) => (
                <>
                  <span className={styles.code}>{origins[0]}</span>
                  {origins.length > 1 && <span>{` ${words.more({ count: origins.length - 1 })}`}</span>}
                </>
              ),
            },
            {
              key: 'state',
              head: words.columns.state,
              sortBy: ({ state }) => state,
              cell: (partner) => <PartnerState partner={partner} />,
            },
            {
              key: 'started',
              head: words.columns.started,
              isNumber: true,
              sortBy: (partner) => count(partner, 'started'),
              cell: countCell('started'),
            },
            {
              key: 'paid',
              head: words.columns.paid,
              isNumber: true,
              sortBy: (partner) => count(partner, 'paid'),
              cell: countCell('paid'),
            },
          ]}
        />
      )}
    </>
  );
}

/** The sites that may embed the test. */
export function PartnerList() {
  const words = useWords(partnerWords);
  const { data, error, refetch } = useAdminQuery(partnerRoutes.listPartners, {});
  return (
    <Page
      title={words.title}
      intro={words.intro}
      actions={
        <>
          <ButtonLink to="/partners/import">{words.importFile}</ButtonLink>
          <ButtonLink to="/partners/new" tone="primary">
            {words.add}
          </ButtonLink>
        </>
      }
    >
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data &&
        (data.partners.length > 0 ? (
          <Partners partners={data.partners} />
        ) : (
          <Empty title={words.none.title}>
            <p>{words.none.text}</p>
            <ButtonLink to="/partners/new">{words.add}</ButtonLink>
          </Empty>
        ))}
    </Page>
  );
}
