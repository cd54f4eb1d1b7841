import { brand } from '@quotient/contract/brand';
import { getSharedResult } from '@quotient/contract/calls';
import { heading } from '@quotient/iq-test/theme';
import { Button, formatNumber, Notice, Skeleton } from '@quotient/iq-test/ui';
import { useCallback, useEffect, useState } from 'react';
import { type Asked, ask } from './ask.ts';
import { mountReact } from './mountReact.tsx';
import * as styles from './sharedResult.css.ts';

const TakeTheTest = () => (
  <a className={styles.take} href="/">
    Take the {brand.name} yourself
  </a>
);

function Shared({ id }: { id: string }) {
  const [asked, setAsked] = useState<Asked<typeof getSharedResult>>();

  const start = useCallback(async () => {
    setAsked(undefined);
    setAsked(await ask(getSharedResult, { id }));
  }, [id]);
  useEffect(() => void start(), [start]);

  if (!asked) return <Skeleton label="Loading the result…" />;
  if ('failure' in asked) {
    if (asked.failure === 'not-found')
      return (
        <div className={styles.stack}>
          <h2 className={heading.item}>This result is not here</h2>
          <p className={styles.text}>
            The link is incomplete, or the result was taken back by the person it belongs to.
          </p>
          <TakeTheTest />
        </div>
      );
    return (
      <div className={styles.stack}>
        <h2 className={heading.item}>The result could not be loaded</h2>
        <Notice tone="alert" role="alert">
          {navigator.onLine
            ? 'The server did not answer as it should. Try again in a moment.'
            : 'You are offline. Check your connection, then try again.'}
        </Notice>
        <Button onClick={start}>Try again</Button>
      </div>
    );
  }
  const { iq_score: iq, percentile, total_correct: correct, isTooFast } = asked.answer;
  return (
    <div className={styles.stack}>
      <p className={styles.score}>
        <span className={styles.scoreName}>IQ score</span>
        <span className={styles.scoreValue}>{iq}</span>
      </p>
      {isTooFast && (
        <Notice tone="warning">
          These answers came in less time than it takes to read the questions. This score says little about
          the person.
        </Notice>
      )}
      <dl className={styles.facts}>
        <dt>Percentile</dt>
        <dd>{formatNumber(percentile, 'en')}</dd>
        <dt>Correct answers</dt>
        <dd>{correct}</dd>
        <dt>Average IQ</dt>
        <dd>100</dd>
      </dl>
      <p className={styles.text}>
        A percentile of {formatNumber(percentile, 'en')} means: higher than about{' '}
        {formatNumber(percentile, 'en')} of 100 people. The result is for entertainment and education only; it
        is not a clinical assessment.
      </p>
      <TakeTheTest />
    </div>
  );
}

export const mount = (slot: HTMLElement) =>
  mountReact(slot, <Shared id={location.pathname.split('/')[2] ?? ''} />);
