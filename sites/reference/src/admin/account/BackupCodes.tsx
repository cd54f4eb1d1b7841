import { brand } from '@quotient/contract/brand';
import { Button } from '@quotient/iq-test/ui';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { download } from '../parts/download.ts';
import { useOperator } from '../shell/operator.ts';
import { useWords } from '../words.tsx';
import * as styles from './account.css.ts';
import { accountWords } from './words.ts';

/** The backup codes, shown once: only the button closes it. */
export function BackupCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const words = useWords(accountWords).totp;
  const { email } = useOperator();
  const text = `${words.fileHead({ name: `${brand.organization}, ${email}` })}\n\n${codes.join('\n')}\n`;
  return (
    <Dialog
      title={words.codesTitle}
      onClose={() => {}}
      actions={
        <>
          <CopyButton text={codes.join('\n')} />
          <Button onClick={() => download(`${brand.slug}-backup-codes.txt`, text)}>{words.download}</Button>
          <Button tone="primary" onClick={onClose}>
            {words.stored}
          </Button>
        </>
      }
    >
      <p>{words.codesText}</p>
      <ul className={styles.codes} aria-label={words.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
