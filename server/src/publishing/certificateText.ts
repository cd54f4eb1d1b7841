import { brand, localizeBrand, nameInText } from '@quotient/contract/brand';
import { formatClock, formatDate, type ServedWords } from '@quotient/iq-test/served';
import type { CertificateRecord } from './certificateRecord.ts';
import { doubtOf, marginOf } from './shownResult.ts';

/** Words of a certificate in one language: the same on its sheet, in its PDF and on the page that checks it. */
export interface CertificateText {
  title: string;
  score: { term: string; value: string };
  /** Term and value, in their order. */
  facts: readonly (readonly [string, string])[];
  /** Warning for answers that were too few or too fast. */
  warning?: string;
  /** Limits of the certificate. */
  notes: readonly string[];
}

/** Words of a stored certificate. Its date is that of the test in UTC: paper has no time zone. */
export function certificateText(certificate: CertificateRecord, { code, t }: ServedWords): CertificateText {
  const { id, iq, set, finishedAt, timeUsedSeconds, durationSeconds, timeFactor } = certificate;
  const doubt = doubtOf(certificate);
  const interval = marginOf(certificate);
  const allowed = { time: formatClock(durationSeconds), factor: timeFactor };
  return {
    title: t('certificate.title', { name: nameInText(localizeBrand(brand, code)) }),
    score: { term: t('results.score'), value: `${iq}` },
    facts: [
      ...(interval
        ? [[t('certificate.interval'), t('certificate.intervalValue', { ...interval })] as const]
        : []),
      [t('certificate.date'), formatDate(finishedAt, code, 'UTC')],
      [t('certificate.set'), t(`certificate.sets.${set}`)],
      [t('results.timeUsed'), formatClock(timeUsedSeconds)],
      [t('results.timeAllowed'), t('results.timeAllowedValue', allowed)],
      [t('certificate.code'), id],
    ],
    ...(doubt && { warning: t(`shared.${doubt}`) }),
    notes: [t('certificate.nameless'), t('results.disclaimer')],
  };
}
