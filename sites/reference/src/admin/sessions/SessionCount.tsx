import { Button } from '@quotient/iq-test/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../format.ts';
import { download } from '../parts/download.ts';
import { Failure } from '../parts/Failure.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Sessions.css.ts';
import { readAllSessions, sessionsToCsv } from './sessionsCsv.ts';
import { sessionsWords } from './words.ts';

interface SessionCountProps {
  /** Number of tests on the screen. */
  shown: number;
  /** Number of matching tests; `null` if the server can't count them. */
  total: number | null;
  /** True if there are older tests that are not on the screen. */
  hasMore: boolean;
  filter: Parameters<typeof readAllSessions>[0];
}

/** Number of matching tests, and a button to save them as a file. */
export function SessionCount({ shown, total, hasMore, filter }: SessionCountProps) {
  const words = useWords(sessionsWords);
  const format = useFormat();
  const say = useToast();
  const [count, setCount] = useState(0);
  const run = useMutation({
    mutationFn: async () => {
      setCount(0);
      const tests = await readAllSessions(filter, setCount);
      download('tests.csv', sessionsToCsv(tests), 'text/csv');
      say(words.exported({ count: format.number(tests.length) }));
    },
  });
  const told = () => {
    if (!hasMore) return words.all({ count: shown, told: format.number(shown) });
    return total === null
      ? words.shown({ count: format.number(shown) })
      : words.shownOf({ count: format.number(shown), total: format.number(total) });
  };
  return (
    <div className={styles.found}>
      <p role="status" className={styles.note}>
        {told()}
      </p>
      <Button busy={run.isPending} onClick={() => run.mutate()}>
        {run.isPending ? words.exporting({ count: format.number(count) }) : words.exportCsv}
      </Button>
      {run.error && <Failure error={run.error} />}
    </div>
  );
}
