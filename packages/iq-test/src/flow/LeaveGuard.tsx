import { useRef } from 'react';
import { useT } from '../i18n/useT.ts';
import { useLeaveGuard } from '../runner/useLeaveGuard.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { Flow } from './flowModel.ts';

/** The journey that may be left. */
export interface LeaveGuardProps {
  /** Gets Back (`home`) and the visitor's answer (`stay` or `leave`). */
  flow: Flow;
  /** The visitor is asked. */
  isLeaving: boolean;
}

/** Asks before the visitor leaves a test: the browser's question for the page, ours for Back, Home and the logo. */
export function LeaveGuard({ flow, isLeaving }: LeaveGuardProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  useLeaveGuard(dialog, flow.home);
  return (
    <Dialog
      ref={dialog}
      open={isLeaving}
      title={t('runner.leaveTitle')}
      onClose={flow.stay}
      actions={
        <>
          <Button autoFocus onClick={flow.stay}>
            {t('runner.leaveCancel')}
          </Button>
          <Button tone="primary" onClick={flow.leave}>
            {t('runner.leaveConfirm')}
          </Button>
        </>
      }
    >
      {t('runner.leaveText')}
    </Dialog>
  );
}
