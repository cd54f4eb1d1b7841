import { speakServed } from '@quotient/iq-test/served';
import { html } from 'hono/html';
import type { PageFilling } from '../http/fillPage.ts';
import type { CertificateRecord } from './certificateRecord.ts';
import { certificateText } from './certificateText.ts';
import { missingPage } from './sharedPage.ts';

/** Path `/verify/<code>` and those below it. */
export const certificatePaths = (code: string) => ({
  check: `/verify/${code}`,
  sheet: `/verify/${code}/print`,
  pdf: `/verify/${code}/certificate.pdf`,
});

const factList = (facts: readonly (readonly [string, string])[]) =>
  html`<dl class="served-facts">${facts.map(
    ([term, value]) => html`<dt>${term}</dt><dd><bdi>${value}</bdi></dd>`,
  )}</dl>`;

/**
 * Page that checks a certificate: the paper's content in the first supported language of the reader, or in that of
 * the paper.
 */
export function checkPage(certificate: CertificateRecord, wishes: readonly string[]): PageFilling {
  const words = speakServed([...wishes, certificate.locale]);
  const { code, t } = words;
  const { title, score, facts, warning, notes } = certificateText(certificate, words);
  return {
    lang: code,
    title: t('certificate.genuine'),
    description: title,
    main: html`<article class="served">
      <h1 class="served-title">${t('certificate.genuine')}</h1>
      <p>${t('certificate.genuineText')}</p>
      <h2 class="served-subtitle">${title}</h2>
      ${warning && html`<p class="served-warning">${warning}</p>`}
      ${factList([[score.term, score.value], ...facts])}
      ${notes.map((note) => html`<p>${note}</p>`)}
      <a class="served-link" href="${certificatePaths(certificate.id).sheet}">${t('certificate.toPrint')}</a>
    </article>`,
  };
}

/** Sheet to print, in the language of the test session. A name typed on it is neither sent nor stored. */
export function sheetPage(certificate: CertificateRecord, publicUrl: string): PageFilling {
  const words = speakServed([certificate.locale]);
  const { code, t } = words;
  const { title, score, facts, warning, notes } = certificateText(certificate, words);
  const { check, pdf } = certificatePaths(certificate.id);
  return {
    lang: code,
    title,
    description: t('certificate.howToPrint'),
    main: html`<article class="served served-sheet">
      <div class="served-controls">
        <p>${t('certificate.howToPrint')}</p>
        <a class="served-link" href="${pdf}">${t('certificate.pdf')}</a>
        <label for="served-person">${t('certificate.nameLabel')}</label>
        <p id="served-hint">${t('certificate.nameHint')}</p>
      </div>
      <h1 class="served-title">${title}</h1>
      <input class="served-person" id="served-person" type="text" placeholder=" " dir="auto" maxlength="80" autocomplete="off" aria-describedby="served-hint"/>
      <p class="served-name">${score.term}</p>
      <p class="served-score">${score.value}</p>
      ${warning && html`<p class="served-warning">${warning}</p>`}
      ${factList(facts)}
      ${notes.map((note) => html`<p>${note}</p>`)}
      <p>${t('certificate.checkAt', { address: '' })}<a href="${check}"><bdi dir="ltr">${publicUrl}${check}</bdi></a></p>
    </article>`,
  };
}

/** Page for an unknown certificate code. `wishes`: the reader's languages, best first. */
export function missingCertificatePage(wishes: readonly string[]): PageFilling {
  const words = speakServed(wishes);
  const { t } = words;
  return missingPage(words, { title: t('certificate.missingTitle'), text: t('certificate.missingText') });
}

/** Page of a certificate whose payment was refunded or is disputed. */
export function withdrawnCertificatePage(wishes: readonly string[]): PageFilling {
  const words = speakServed(wishes);
  const { t } = words;
  return missingPage(words, { title: t('certificate.withdrawnTitle'), text: t('certificate.withdrawnText') });
}
