import { Button, Notice } from '@quotient/iq-test/ui';
import { CallFailed } from '../send.ts';
import { useWords } from '../words.tsx';
import { partWords } from './words.ts';

/** What a failed call says to the operator. */
export function useFailureText(): (error: unknown) => string {
  const { failures, wait } = useWords(partWords);
  return (error) => {
    const { code = 'other', retryAfterSeconds } = error instanceof CallFailed ? error : {};
    const text = failures[code] ?? failures.other;
    return retryAfterSeconds === undefined ? text : `${text} ${wait(retryAfterSeconds)}`;
  };
}

/** In the place of what could not be fetched, or beside what could not be done. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const textOf = useFailureText();
  const { tryAgain } = useWords(partWords);
  return (
    <Notice tone="alert" role="alert">
      <p>{textOf(error)}</p>
      {onRetry && <Button onClick={onRetry}>{tryAgain}</Button>}
    </Notice>
  );
}
