import { Button } from '@quotient/iq-test/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useWords } from '../words.tsx';
import { Dialog } from './Dialog.tsx';
import { partWords } from './words.ts';

/** Asks before what is not saved is lost, within the admin area and where the window closes. Answers the dialog to render. */
export function useLeaveGuard(isDirty: boolean) {
  const { leave } = useWords(partWords);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={leave.title}
      onClose={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.reset}>{leave.stay}</Button>
          <Button tone="primary" onClick={blocker.proceed}>
            {leave.label}
          </Button>
        </>
      }
    >
      <p>{leave.text}</p>
    </Dialog>
  );
}
