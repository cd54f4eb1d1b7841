import { useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

export interface RetakeButtonProps {
  /** As advertised, written for the locale. */
  price: string;
  /** The results exist elsewhere too: nothing to warn about. */
  isKept: boolean;
  /** On its way. */
  busy: boolean;
  onRetake: () => void;
}

/** Starts a new test; asks first while the results exist on this device only. */
export function RetakeButton({ price, isKept, busy, onRetake }: RetakeButtonProps) {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button busy={busy} onClick={isKept ? onRetake : () => setIsAsking(true)}>
        {t('results.retake', { price })}
      </Button>
      <Dialog
        open={isAsking}
        title={t('results.retakeTitle')}
        onClose={close}
        actions={
          <>
            <Button autoFocus onClick={close}>
              {t('results.retakeCancel')}
            </Button>
            <Button
              tone="primary"
              onClick={() => {
                close();
                onRetake();
              }}
            >
              {t('results.retakeConfirm')}
            </Button>
          </>
        }
      >
        {t('results.retakeText', { price })}
      </Dialog>
    </>
  );
}
