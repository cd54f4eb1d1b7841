import { withdrawalAdminRoutes } from '@quotient/contract/admin';
import { Button, Notice } from '@quotient/iq-test/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call, useAdminQuery } from '../api.ts';
import { Empty } from '../parts/Empty.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Choice } from '../parts/Field.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Page } from '../parts/Page.tsx';
import { useFilters } from '../parts/useFilters.ts';
import { useWords } from '../words.tsx';
import { Declaration } from './Declaration.tsx';
import * as styles from './Withdrawals.css.ts';
import { withdrawalWords } from './words.ts';

const { listWithdrawals } = withdrawalAdminRoutes;
const ALL = 'all';
/** State that needs an operator, first in the choice. */
const NEEDS_OPERATOR = 'open';
const states = [NEEDS_OPERATOR, ALL, 'received', 'refunded', 'answered'] as const;
type Chosen = (typeof states)[number];

function useDeclarations(chosen: Chosen) {
  const query = chosen === ALL ? {} : { state: chosen };
  return useInfiniteQuery({
    queryKey: [listWithdrawals.path, query],
    queryFn: ({ pageParam, signal }) =>
      call(listWithdrawals, { query: { ...query, ...(pageParam && { before: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** Notice beside the open ones about those whose processing fails: they need an operator as well. */
function Delayed({ onShow }: { onShow: () => void }) {
  const words = useWords(withdrawalWords);
  const { data } = useAdminQuery(listWithdrawals, { query: { state: 'received' } });
  if (!data?.withdrawals.some(({ attempts }) => attempts > 0)) return null;
  return (
    <Notice tone="warning" className={styles.delayed}>
      <p>{words.delayed}</p>
      <Button onClick={onShow}>{words.showDelayed}</Button>
    </Notice>
  );
}

/** Declarations of withdrawal: the open ones, or those of another state. */
export function Withdrawals() {
  const words = useWords(withdrawalWords);
  const { filter, choose } = useFilters(['state']);
  // Someone may have typed an unknown state into the address.
  const chosen = states.find((state) => state === filter.state) ?? NEEDS_OPERATOR;
  const show = (state: Chosen) => choose({ state: state === NEEDS_OPERATOR ? '' : state });
  const pages = useDeclarations(chosen);
  const declarations = pages.data?.pages.flatMap(({ withdrawals }) => withdrawals) ?? [];
  return (
    <Page title={words.title} intro={words.intro}>
      {chosen === NEEDS_OPERATOR && <Delayed onShow={() => show('received')} />}
      <search className={styles.filter}>
        <Choice
          label={words.state}
          value={chosen}
          options={states.map((state) => [state, state === ALL ? words.all : words.states[state]])}
          onChoose={show}
        />
      </search>
      {pages.error && <Failure error={pages.error} onRetry={pages.refetch} />}
      {pages.isPending && <Loading />}
      {pages.data && declarations.length === 0 && !pages.hasNextPage && (
        <Empty title={words.none[chosen].title}>
          <p>{words.none[chosen].text}</p>
          {chosen !== ALL && <Button onClick={() => show(ALL)}>{words.showAll}</Button>}
        </Empty>
      )}
      {declarations.length > 0 && (
        <ol className={styles.list}>
          {declarations.map((declaration) => (
            <li key={declaration.id}>
              <Declaration declaration={declaration} />
            </li>
          ))}
        </ol>
      )}
      {pages.hasNextPage && (
        <Button busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
          {words.older}
        </Button>
      )}
    </Page>
  );
}
