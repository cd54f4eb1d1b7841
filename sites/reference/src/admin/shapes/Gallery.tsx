import { type ShapeSummary, shapeRoutes } from '@quotient/contract/admin';
import { Shape } from '@quotient/iq-test';
import { Button } from '@quotient/iq-test/ui';
import { type KeyboardEvent, memo, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useAdminQuery } from '../api.ts';
import { Chip } from '../parts/Chip.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Choice, Field } from '../parts/Field.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Page } from '../parts/Page.tsx';
import { useFilters } from '../parts/useFilters.ts';
import { VisitorLook } from '../parts/VisitorLook.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Gallery.css.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { importWords } from './importWords.ts';
import { NewShapeDialog } from './NewShapeDialog.tsx';
import { exportShapes } from './shapeFile.ts';
import { shapeWords } from './words.ts';

type Filter = 'all' | 'own' | 'changed' | 'used';
const filters: Record<Filter, (shape: ShapeSummary) => boolean> = {
  all: () => true,
  own: ({ state }) => state === 'own' || state === 'removed',
  changed: ({ state }) => state === 'changed',
  used: ({ uses }) => uses > 0,
};
const isFilter = (text = ''): text is Filter => text in filters;

/** Returns true if a name has all of the words, in any order. */
const fits = (token: string, search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => token.includes(word));

/** Arrow keys go from one figure to the next, or to the next row. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link.matches(':focus'));
  const top = links[0]?.getBoundingClientRect().top;
  const inRow = links.filter((link) => link.getBoundingClientRect().top === top).length;
  const last = links.length - 1;
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + inRow,
    ArrowUp: at - inRow,
    Home: 0,
    End: last,
  };
  const next = steps[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  links[Math.min(Math.max(next, 0), last)]?.focus();
}

const Entries = memo(function Entries({ shapes }: { shapes: readonly ShapeSummary[] }) {
  const words = useWords(shapeWords);
  const [active, setActive] = useState<string>();
  const stored = useMemo(() => new Map(shapes.map(({ token, svg }) => [token, svg])), [shapes]);
  const current = shapes.some(({ token }) => token === active) ? active : shapes[0]?.token;
  return (
    <ul className={styles.list} aria-label={words.gallery} onKeyDown={moveFocus}>
      {shapes.map(({ token, state, uses }) => (
        <li key={token} className={styles.entry}>
          <Link
            className={styles.link}
            to={`/shapes/${encodeURIComponent(token)}`}
            tabIndex={token === current ? 0 : -1}
            onFocus={() => setActive(token)}
          >
            <span className={styles.figure}>
              <Shape token={token} shapes={stored} decorative />
            </span>
            <span className={styles.name}>
              <span>{token}</span>
              <span className={styles.marks}>
                {state !== 'drawn' && <Chip tone="accent">{words.states[state]}</Chip>}
                {uses > 0 && <Chip>{words.uses({ count: uses })}</Chip>}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
});

function Figures({ shapes }: { shapes: readonly ShapeSummary[] }) {
  const words = useWords(shapeWords);
  const { filter: chosen, choose } = useFilters(['q', 'show']);
  const search = chosen.q ?? '';
  const filter = isFilter(chosen.show) ? chosen.show : 'all';
  const shown = useMemo(
    () => shapes.filter((shape) => filters[filter](shape) && fits(shape.token, search)),
    [shapes, filter, search],
  );
  const deferred = useDeferredValue(shown);
  return (
    <>
      <div className={styles.filters}>
        <Field
          label={words.search}
          hint={words.searchHint}
          type="search"
          value={search}
          onChange={({ target }) => choose({ q: target.value })}
        />
        <Choice
          label={words.show}
          value={filter}
          options={(['all', 'own', 'changed', 'used'] as const).map((each) => [each, words.filters[each]])}
          onChoose={(show) => choose({ show: show === 'all' ? '' : show })}
        />
      </div>
      <p className={styles.status} role="status" aria-busy={deferred !== shown}>
        {words.shown({ count: shown.length, all: shapes.length })}
      </p>
      {deferred.length === 0 && <Empty title={words.nothingFound}>{words.nothingFoundText}</Empty>}
      <VisitorLook>
        <Entries shapes={deferred} />
      </VisitorLook>
    </>
  );
}

/** Every figure, to be searched; and a file of the own ones. */
export function Gallery() {
  const words = useWords(shapeWords);
  const { importFile, exportFile } = useWords(importWords);
  const [dialog, setDialog] = useState<'import' | 'new'>();
  const { data, error, refetch } = useAdminQuery(shapeRoutes.listShapes, {});
  const close = () => setDialog(undefined);
  const actions = data && (
    <>
      <Button onClick={() => exportShapes(data)}>{exportFile}</Button>
      <Button onClick={() => setDialog('import')}>{importFile}</Button>
      <Button tone="primary" onClick={() => setDialog('new')}>
        {words.add}
      </Button>
    </>
  );
  return (
    <Page title={words.title} intro={words.intro} actions={actions}>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data && <Figures shapes={data} />}
      {dialog === 'new' && <NewShapeDialog onClose={close} />}
      {dialog === 'import' && data && <ImportDialog shapes={data} onClose={close} />}
    </Page>
  );
}
