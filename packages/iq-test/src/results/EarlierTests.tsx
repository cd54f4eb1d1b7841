import { useSignals } from '@preact/signals-react/runtime';
import { forwardRef, type HTMLAttributes, useEffect, useId, useRef } from 'react';
import type { ApiClient } from '../api/apiClient.ts';
import { formatDate } from '../i18n/format.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { useLocale, useT } from '../i18n/useT.ts';
import { inWords } from '../i18n/visitorMessage.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import * as field from '../ui/field.css.ts';
import { moveFocus } from '../ui/moveFocus.ts';
import { useNewest } from '../ui/useNewest.ts';
import { useQuietModel } from '../ui/useQuietModel.ts';
import { AskFirstButton } from './AskFirstButton.tsx';
import { CopyLink } from './CopyLink.tsx';
import * as styles from './EarlierTests.css.ts';
import {
  type EarlierRow,
  type EarlierState,
  type EarlierTest,
  EarlierTestsModel,
  type EarlierWork,
} from './earlierTestsModel.ts';
import { Section } from './Section.tsx';
import * as ways from './ShareSection.css.ts';

/** All other attributes, and the ref, go to the outer `<div>`. */
export interface EarlierTestsProps extends HTMLAttributes<HTMLDivElement> {
  /** The finished tests of this device but the current one, newest first. Read at the first render only. */
  tests: readonly EarlierTest[];
  /** Server of the tests: it says what is public of each, and ends it. */
  api: Pick<
    ApiClient,
    | 'origin'
    | 'getTestSession'
    | 'getResults'
    | 'deleteSharedResult'
    | 'removeCertificate'
    | 'endPrivateLinks'
  >;
  /** Called to leave this page for one of the tests. */
  onOpen: (test: EarlierTest) => void;
  /** Deletes a test on the server and on this device. A rejection is shown at the test. */
  onErase: (test: EarlierTest) => Promise<unknown>;
}

/** Questions before something ends: title, text, and the button that keeps it. */
const questions: Record<EarlierWork, { label: MessageKey; title: MessageKey; keep: MessageKey }> = {
  unshare: {
    label: 'results.earlier.unshare',
    title: 'results.takeBackTitle',
    keep: 'results.takeBackKeep',
  },
  withdraw: {
    label: 'results.earlier.withdraw',
    title: 'results.certificateTakeBackTitle',
    keep: 'results.certificateKeep',
  },
  endLinks: { label: 'results.linkEnd', title: 'results.linkEndTitle', keep: 'results.linkEndKeep' },
  erase: { label: 'results.earlier.erase', title: 'data.eraseTitle', keep: 'data.eraseCancel' },
};
const consequences: Record<EarlierWork, (isPaid: boolean) => readonly MessageKey[]> = {
  unshare: () => ['results.takeBackText'],
  withdraw: () => ['results.certificateTakeBackText'],
  endLinks: () => ['results.linkEndText'],
  erase: (isPaid) => ['data.eraseGoes', isPaid ? 'data.eraseKept' : 'data.eraseUnpaid'],
};

/**
 * List of the earlier tests of a device, loaded when the visitor asks: date and score of each, its public page and its
 * certificate, and the end of each of them, which asks first. Nothing where there are none.
 *
 * @example
 * import { EarlierTests } from '@quotient/iq-test';
 *
 * <EarlierTests
 *   tests={flow.earlier()}
 *   api={api}
 *   onOpen={flow.openEarlier}
 *   onErase={flow.eraseEarlier}
 * />
 */
export const EarlierTests = forwardRef<HTMLDivElement, EarlierTestsProps>(function EarlierTests(
  { tests, api, onOpen, onErase, className, ...rest },
  ref,
) {
  useSignals();
  const t = useT();
  const newest = useNewest({ onErase });
  const model = useQuietModel(
    () => new EarlierTestsModel({ tests, api, erase: (test) => newest.current.onErase(test) }),
  );
  const rows = model.rows.value;
  const isOpen = model.isOpen.value;
  const listRef = useRef<HTMLUListElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  // the button that had the focus is gone
  useEffect(() => {
    if (isOpen) moveFocus(listRef.current?.querySelector('h3') ?? null);
  }, [isOpen]);
  const count = useRef(rows.length);
  useEffect(() => {
    if (rows.length < count.current && model.hasErased.peek()) moveFocus(statusRef.current);
    count.current = rows.length;
  }, [rows.length, model]);
  if (tests.length === 0) return null;
  return (
    <div {...rest} ref={ref} className={cx(styles.place, className)}>
      <Section title={t('results.earlier.title')} lead={t('results.earlier.lead')}>
        {!isOpen && rows.length > 0 && (
          <Button onClick={() => void model.open()}>
            {t('results.earlier.show', { count: rows.length })}
          </Button>
        )}
        <p ref={statusRef} tabIndex={-1} role="status" className={styles.note}>
          {model.hasErased.value && t('results.earlier.erased')}
        </p>
        {isOpen && rows.length > 0 && (
          <ul ref={listRef} className={styles.list}>
            {rows.map((row) => (
              <Entry
                key={row.test.id}
                row={row}
                origin={api.origin}
                onOpen={() => onOpen(row.test)}
                onLoad={() => void model.load(row.test.id)}
                onEnd={(work) => void model.end(row.test.id, work)}
              />
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
});

interface EntryProps {
  row: EarlierRow;
  origin: string;
  onOpen: () => void;
  onLoad: () => void;
  onEnd: (work: EarlierWork) => void;
}

function Entry({ row: { test, state, busyWith, outcome }, origin, onOpen, onLoad, onEnd }: EntryProps) {
  const t = useT();
  const locale = useLocale();
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  // the button that was confirmed may be gone with what it has ended
  useEffect(() => {
    if (outcome && !outcome.isProblem) moveFocus(titleRef.current);
  }, [outcome]);
  const asking = (work: EarlierWork) => {
    const { label, title, keep } = questions[work];
    return (
      <AskFirstButton
        tone="quiet"
        label={t(label)}
        title={t(title)}
        text={consequences[work](state.is === 'paid').map((key) => <p key={key}>{t(key)}</p>)}
        cancel={t(keep)}
        confirm={t(label)}
        busy={busyWith === work}
        onConfirm={() => onEnd(work)}
      />
    );
  };
  const isKnown = state.is === 'paid' || state.is === 'unpaid';
  return (
    <li>
      <section aria-labelledby={titleId} className={styles.entry}>
        <h3 ref={titleRef} id={titleId} tabIndex={-1} className={styles.title}>
          {test.finishedAt === undefined ? t('results.earlier.undated') : formatDate(test.finishedAt, locale)}
        </h3>
        <State state={state} onLoad={onLoad} />
        {state.is === 'paid' && state.sharedResultId !== undefined && (
          <>
            <CopyLink label={t('results.shareLink')} link={`${origin}/r/${state.sharedResultId}`} />
            <div className={styles.ways}>
              <OpenLink href={`${origin}/r/${state.sharedResultId}`}>{t('results.shareOpen')}</OpenLink>
              {asking('unshare')}
            </div>
          </>
        )}
        {state.is === 'paid' && state.certificateCode !== undefined && (
          <div className={styles.ways}>
            <OpenLink href={`${origin}/verify/${state.certificateCode}`}>
              {t('results.earlier.certificate')}
            </OpenLink>
            {asking('withdraw')}
          </div>
        )}
        <div className={styles.ways}>
          {isKnown && <Button onClick={onOpen}>{t('results.earlier.open')}</Button>}
          {isKnown && asking('endLinks')}
          {asking('erase')}
        </div>
        <p role="status" className={cx(styles.note, outcome?.isProblem && field.error)}>
          {outcome && inWords(outcome.message, t)}
        </p>
      </section>
    </li>
  );
}

function OpenLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={ways.open} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** Score of a test with its margin of error, or the reason why it isn't shown. */
function State({ state, onLoad }: { state: EarlierState; onLoad: () => void }) {
  const t = useT();
  switch (state.is) {
    case 'loading':
      return <p className={styles.note}>{t('common.loading')}</p>;
    case 'failed':
      return (
        <div className={styles.ways}>
          <p className={field.error}>{inWords(state.problem, t)}</p>
          <Button onClick={onLoad}>{t('common.retry')}</Button>
        </div>
      );
    case 'unpaid':
      return <p className={styles.note}>{t('results.earlier.unpaid')}</p>;
    case 'paid': {
      const { iq, interval, isDoubtful } = state;
      return (
        <>
          <p className={styles.score}>
            <span>{t('results.score')}</span>: <strong>{iq}</strong>
          </p>
          {isDoubtful && <p className={styles.note}>{t('results.earlier.doubtful')}</p>}
          {!isDoubtful && interval && <p className={styles.note}>{t('results.earlier.margin', interval)}</p>}
        </>
      );
    }
  }
}
