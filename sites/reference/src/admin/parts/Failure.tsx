import { ApiError } from '@quotient/contract/ApiError';
import { Button, Notice } from '@quotient/iq-test/ui';
import { useWords } from '../words.tsx';
import { partWords } from './words.ts';

/** Returns the text of a failure by its code. */
export function useFailureOfCode(): (code: string) => string {
  const { failures } = useWords(partWords);
  const texts: Readonly<Record<string, string>> = failures;
  return (code) => texts[code] ?? failures.other;
}

/** Returns the message to the operator about a failed call. */
export function useFailureText(): (error: unknown) => string {
  const { wait } = useWords(partWords);
  const textOf = useFailureOfCode();
  return (error) => {
    const { code = 'other', retryAfterSeconds } = error instanceof ApiError ? error : {};
    const text = textOf(code);
    return retryAfterSeconds === undefined ? text : `${text} ${wait({ seconds: retryAfterSeconds })}`;
  };
}

/** Error message in place of failed content, or beside a failed action. */
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
