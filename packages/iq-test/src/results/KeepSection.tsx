import type { TestResults } from '@quotient/contract';
import { type BrandConfig, nameInText } from '@quotient/contract/brand';
import { type ReactNode, useId } from 'react';
import { useT } from '../i18n/useT.ts';
import { PrivateLink } from '../links/PrivateLink.tsx';
import { muted, small } from '../theme/typography.css.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import type { ToastSink } from '../ui/toasts.ts';
import { CertificateSection } from './CertificateSection.tsx';
import type { CertificateLinks } from './certificateModel.ts';
import { type Chapter, chapter } from './chapter.ts';
import { EmailForm } from './EmailForm.tsx';
import { EndLinks } from './EndLinks.tsx';
import * as styles from './KeepSection.css.ts';
import { Section } from './Section.tsx';
import { ShareSection } from './ShareSection.tsx';

/** Ways to save or share the results; see `ResultsScreen`. */
interface KeepSectionProps {
  results: TestResults;
  brand: BrandConfig;
  onEmail: ((email: string) => Promise<unknown>) | undefined;
  /** Called once an e-mail is sent. */
  onSent: () => void;
  onShare: (() => Promise<string>) | undefined;
  sharedLink: string | undefined;
  onTakeBack: (() => Promise<unknown>) | undefined;
  onCertificate: (() => Promise<CertificateLinks>) | undefined;
  certificate: CertificateLinks | undefined;
  onTakeBackCertificate: (() => Promise<unknown>) | undefined;
  onPrivateLink: (() => Promise<string>) | undefined;
  onEndPrivateLinks: (() => Promise<unknown>) | undefined;
  onPrint: (() => void) | undefined;
  onReport: (() => void) | undefined;
  toasts: ToastSink | undefined;
}

/** One way to keep the results, as a region named by its heading. */
function Part({ title, name, children }: { title: string; name?: Chapter; children: ReactNode }) {
  const titleId = useId();
  return (
    <section {...(name && chapter(name))} aria-labelledby={titleId} className={styles.part}>
      <h3 id={titleId} tabIndex={-1} className={styles.partTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The chapter with all ways to keep the results or to hand them on. */
export function KeepSection({
  results,
  brand,
  onEmail,
  onSent,
  onShare,
  sharedLink,
  onTakeBack,
  onCertificate,
  certificate,
  onTakeBackCertificate,
  onPrivateLink,
  onEndPrivateLinks,
  onPrint,
  onReport,
  toasts,
}: KeepSectionProps) {
  const t = useT();
  return (
    <Section
      {...chapter('keep')}
      title={t('results.keepTitle')}
      lead={t('results.keepLead')}
      action={
        (onPrint || onReport) && (
          <div className={styles.actions}>
            {onPrint && <Button onClick={onPrint}>{t('results.print')}</Button>}
            {onReport && <Button onClick={onReport}>{t('results.report.action')}</Button>}
          </div>
        )
      }
    >
      <div className={styles.keep}>
        {onEmail && (
          <Part title={t('results.emailTitle')}>
            <p className={cx(small, muted)}>{t('results.emailText')}</p>
            <EmailForm onSend={onEmail} onSent={onSent} name={nameInText(brand)} toasts={toasts} />
          </Part>
        )}
        {onPrivateLink && (
          <Part title={t('payment.linkTitle')}>
            <p className={cx(small, muted)}>{t('results.linkText')}</p>
            <PrivateLink onCreate={onPrivateLink} />
            {onEndPrivateLinks && <EndLinks onEnd={onEndPrivateLinks} toasts={toasts} />}
          </Part>
        )}
        {onShare && (
          <Part title={t('results.shareTitle')} name="share">
            <ShareSection
              onShare={onShare}
              sharedLink={sharedLink}
              onTakeBack={onTakeBack}
              results={results}
              brand={brand}
              toasts={toasts}
            />
          </Part>
        )}
        {onCertificate && (
          <Part title={t('results.certificateTitle')} name="certificate">
            <CertificateSection
              onMake={onCertificate}
              links={certificate}
              onTakeBack={onTakeBackCertificate}
              toasts={toasts}
            />
          </Part>
        )}
      </div>
    </Section>
  );
}
