import { Button } from '@quotient/iq-test/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Page } from '../parts/Page.tsx';
import { useWords } from '../words.tsx';
import { shellWords } from './words.ts';

/** Message in place of a screen whose code did not load, or that failed. */
export function RouteFailure() {
  const error = useRouteError();
  const { title, text, reload } = useWords(shellWords).failed;
  useEffect(() => console.error(error), [error]);
  return (
    <Page title={title}>
      <p>{text}</p>
      <p>
        <Button tone="primary" onClick={() => location.reload()}>
          {reload}
        </Button>
      </p>
    </Page>
  );
}
