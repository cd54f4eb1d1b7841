import { useSignals } from '@preact/signals-react/runtime';
import { forwardRef, type HTMLAttributes, useId } from 'react';
import { useT } from '../i18n/useT.ts';
import { inWords } from '../i18n/visitorMessage.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useNewest } from '../ui/useNewest.ts';
import { useQuietModel } from '../ui/useQuietModel.ts';
import * as styles from './YourData.css.ts';
import { YourDataModel } from './yourDataModel.ts';

/** All other attributes, and the ref, go to the `<section>`. */
export interface YourDataProps extends HTMLAttributes<HTMLElement> {
  /** True for a paid test: the dialog then says what we store about the payment. @default false */
  isPaid?: boolean;
  /** True if the seller's accounts keep a payment after the deletion; the dialog says so. @default `isPaid` */
  isInBooks?: boolean;
  /** Number of earlier tests of this device that `onErase` deletes too; the dialog says so. @default 0 */
  earlierCount?: number;
  /** Saves everything we store about the test as a file. A rejection is shown below the buttons. */
  onExport: () => Promise<unknown>;
  /** Deletes everything, once the visitor has confirmed. A rejection is shown below the buttons. */
  onErase: () => Promise<unknown>;
}

/**
 * Buttons to download a copy of all data about a test and to delete it. Deleting asks first and names what we delete
 * and keep. `data-paid` is set if `isPaid` is: it is as wide as the report then, else as the payment.
 *
 * @example
 * import { YourData } from '@quotient/iq-test';
 *
 * <YourData
 *   isPaid
 *   onExport={async () => saveAsFile(await api.exportTestSession(credentials))}
 *   onErase={() => api.eraseTestSession(credentials)}
 * />
 */
export const YourData = forwardRef<HTMLElement, YourDataProps>(function YourData(
  { isPaid = false, isInBooks = isPaid, earlierCount = 0, onExport, onErase, className, ...rest },
  ref,
) {
  useSignals();
  const t = useT();
  const titleId = useId();
  const newest = useNewest({ onExport, onErase });
  const model = useQuietModel(
    () =>
      new YourDataModel({
        onExport: () => newest.current.onExport(),
        onErase: () => newest.current.onErase(),
      }),
  );
  const busyWith = model.busyWith.value;
  const problem = model.problem.value;
  return (
    <section
      {...rest}
      ref={ref}
      aria-labelledby={titleId}
      data-paid={isPaid || undefined}
      className={cx(styles.section, className)}
    >
      <h2 id={titleId} className={styles.title}>
        {t('data.title')}
      </h2>
      <p className={styles.text}>{t('data.text')}</p>
      <div className={styles.actions}>
        <Button busy={busyWith === 'export'} onClick={model.export}>
          {t('data.export')}
        </Button>
        <Button busy={busyWith === 'erase'} onClick={model.ask}>
          {t(busyWith === 'erase' ? 'data.erasing' : 'data.erase')}
        </Button>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {inWords(problem, t)}
        </p>
      )}
      <Dialog
        open={model.isAsking.value}
        title={t('data.eraseTitle')}
        onClose={model.keep}
        actions={
          <>
            <Button autoFocus onClick={model.keep}>
              {t('data.eraseCancel')}
            </Button>
            <Button tone="primary" onClick={model.erase}>
              {t('data.eraseConfirm')}
            </Button>
          </>
        }
      >
        <ul className={styles.consequences}>
          <li>{t('data.eraseGoes')}</li>
          {earlierCount > 0 && <li>{t('data.eraseEarlier', { count: earlierCount })}</li>}
          <li>{t(isInBooks ? 'data.eraseKept' : 'data.eraseUnpaid')}</li>
        </ul>
      </Dialog>
    </section>
  );
});
