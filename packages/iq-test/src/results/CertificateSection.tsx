import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/useT.ts';
import { inWords } from '../i18n/visitorMessage.ts';
import { small } from '../theme/typography.css.ts';
import { Button } from '../ui/Button.tsx';
import * as field from '../ui/field.css.ts';
import { moveFocus } from '../ui/moveFocus.ts';
import type { ToastSink } from '../ui/toasts.ts';
import { useNewest } from '../ui/useNewest.ts';
import { useQuietModel } from '../ui/useQuietModel.ts';
import { AskFirstButton } from './AskFirstButton.tsx';
import { type CertificateLinks, CertificateModel } from './certificateModel.ts';
import * as styles from './ShareSection.css.ts';

interface CertificateSectionProps {
  /** Makes the certificate; resolves to where it is. */
  onMake: () => Promise<CertificateLinks>;
  /** Links to the certificate, if there is one already. */
  links?: CertificateLinks | undefined;
  /** Called once the visitor has confirmed. @default no way to withdraw it here */
  onTakeBack?: (() => Promise<unknown>) | undefined;
  toasts?: ToastSink | undefined;
}

/** Explains certificates, then creates one; its page and its PDF are linked until it is withdrawn. */
export function CertificateSection({ onMake, links: given, onTakeBack, toasts }: CertificateSectionProps) {
  useSignals();
  const t = useT();
  const newest = useNewest({ onMake, onTakeBack, toasts });
  const model = useQuietModel(
    () =>
      new CertificateModel({
        links: given,
        make: () => newest.current.onMake(),
        takeBack: async () => newest.current.onTakeBack?.(),
        toasts: () => newest.current.toasts,
      }),
  );
  const makeRef = useRef<HTMLButtonElement>(null);
  const sheetRef = useRef<HTMLAnchorElement>(null);
  const links = model.links.value;
  const problem = model.problem.value;

  // The control that had the focus is gone when button and links change places: the newcomer takes it over.
  const shown = useRef(links);
  useEffect(() => {
    if (shown.current === links) return;
    shown.current = links;
    moveFocus(links ? sheetRef.current : makeRef.current);
  }, [links]);

  return (
    <div className={styles.share}>
      <p className={small}>{t('results.certificateText')}</p>
      {!links && (
        <Button ref={makeRef} busy={model.isBusy.value} onClick={model.make}>
          {t('results.certificateMake')}
        </Button>
      )}
      {problem && !toasts && (
        <p className={field.error} role="alert">
          {inWords(problem, t)}
        </p>
      )}
      {links && (
        <div className={styles.ways}>
          <a ref={sheetRef} className={styles.open} href={links.sheet} target="_blank" rel="noopener">
            {t('results.certificateSheet')}
          </a>
          <a className={styles.open} href={links.pdf} target="_blank" rel="noopener">
            {t('results.certificatePdf')}
          </a>
          {onTakeBack && (
            <AskFirstButton
              label={t('results.takeBack')}
              title={t('results.certificateTakeBackTitle')}
              text={t('results.certificateTakeBackText')}
              cancel={t('results.certificateKeep')}
              confirm={t('results.takeBack')}
              busy={model.isBusy.value}
              onConfirm={model.takeBack}
            />
          )}
        </div>
      )}
    </div>
  );
}
