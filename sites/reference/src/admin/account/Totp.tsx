import { authRoutes } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useState } from 'react';
import { useAdminMutation } from '../api.ts';
import { Chip } from '../parts/Chip.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Field } from '../parts/Field.tsx';
import { Section } from '../parts/Page.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { partWords } from '../parts/words.ts';
import { textOf, useSubmit } from '../signIn/useSubmit.ts';
import { useWords } from '../words.tsx';
import * as styles from './account.css.ts';
import { BackupCodes } from './BackupCodes.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { QrCode } from './QrCode.tsx';
import { accountWords } from './words.ts';

type Step =
  | { at: 'start' | 'remove' | 'renew' }
  | { at: 'scan'; secret: string; uri: string }
  | { at: 'codes'; codes: readonly string[] };

/** Codes of an authenticator app: set up, switched off, and their backup codes. */
export function Totp({ isOn, backupCodesLeft }: { isOn: boolean; backupCodesLeft: number }) {
  const words = useWords(accountWords).totp;
  const say = useToast();
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const start = useAdminMutation(authRoutes.startTotp);
  const remove = useAdminMutation(authRoutes.removeTotp, [authRoutes.getAccount]);
  const renew = useAdminMutation(authRoutes.renewBackupCodes, [authRoutes.getAccount]);
  return (
    <Section
      title={words.title}
      actions={<Chip tone={isOn ? 'success' : 'neutral'}>{isOn ? words.isOn : words.isOff}</Chip>}
    >
      <p className={styles.text}>{isOn ? words.on({ count: backupCodesLeft }) : words.off}</p>
      <div className={styles.actions}>
        {!isOn && <Button onClick={() => setStep({ at: 'start' })}>{words.start}</Button>}
        {isOn && <Button onClick={() => setStep({ at: 'renew' })}>{words.renew}</Button>}
        {isOn && <Button onClick={() => setStep({ at: 'remove' })}>{words.remove}</Button>}
      </div>
      {step?.at === 'start' && (
        <PasswordDialog
          title={words.start}
          onClose={close}
          onPassword={async (password) =>
            setStep({ at: 'scan', ...(await start.mutateAsync({ body: { password } })) })
          }
        />
      )}
      {step?.at === 'scan' && (
        <Scan {...step} onClose={close} onConfirmed={(codes) => setStep({ at: 'codes', codes })} />
      )}
      {step?.at === 'renew' && (
        <PasswordDialog
          title={words.renew}
          label={words.renew}
          onClose={close}
          onPassword={async (password) => {
            const { backupCodes } = await renew.mutateAsync({ body: { password } });
            setStep({ at: 'codes', codes: backupCodes });
          }}
        >
          <p>{words.renewText}</p>
        </PasswordDialog>
      )}
      {step?.at === 'remove' && (
        <PasswordDialog
          title={words.remove}
          label={words.remove}
          onClose={close}
          onPassword={async (password) => {
            await remove.mutateAsync({ body: { password } });
            close();
            say(words.removed);
          }}
        >
          <p>{words.removeText}</p>
        </PasswordDialog>
      )}
      {step?.at === 'codes' && <BackupCodes codes={step.codes} onClose={close} />}
    </Section>
  );
}

interface ScanProps {
  secret: string;
  uri: string;
  onConfirmed: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The secret for the app, and the code that shows that it has it. */
function Scan({ secret, uri, onConfirmed, onClose }: ScanProps) {
  const words = useWords(accountWords).totp;
  const { cancel } = useWords(partWords);
  const { mutateAsync } = useAdminMutation(authRoutes.confirmTotp, [authRoutes.getAccount]);
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    const { backupCodes } = await mutateAsync({
      body: { code: textOf(form, 'code').replace(/\s/g, '') },
    });
    onConfirmed(backupCodes);
  });
  return (
    <Dialog title={words.start} onClose={() => !busy && onClose()}>
      <p>{words.scan}</p>
      <QrCode text={uri} />
      <p className={styles.muted}>{words.secret}</p>
      <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      <div className={styles.actions}>
        <CopyButton text={secret} />
      </div>
      <form className={styles.form} onSubmit={onSubmit}>
        <Field
          label={words.code}
          hint={words.codeHint}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{3}\s*\d{3}"
          required
        />
        {error !== undefined && <Failure error={error} />}
        <div className={styles.actions}>
          <Button onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button tone="primary" type="submit" busy={busy}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
