import { VERIFY_PATH } from '@quotient/contract/certificate';
import { pathIn } from '@quotient/contract/site';
import { qrPath } from '@quotient/iq-test/qr';
import { type ServedWords, speakServed } from '@quotient/iq-test/served';
import { html } from 'hono/html';
import type { Html, PageFilling } from '../http/fillPage.ts';
import type { CertificateRecord } from './certificateRecord.ts';
import { certificateText } from './certificateText.ts';
import { missingPage } from './sharedPage.ts';

/** Path `/verify/<code>` and those below it. */
export const certificatePaths = (code: string) => ({
  check: `${VERIFY_PATH}/${code}`,
  sheet: `${VERIFY_PATH}/${code}/print`,
  pdf: `${VERIFY_PATH}/${code}/certificate.pdf`,
});

/** Form for a code. It needs no JavaScript: the server leads from it to the page of the code. */
function checkForm({ code, t }: ServedWords, typed = ''): Html {
  return html`<form class="served-form" action="${pathIn(code, VERIFY_PATH)}" method="get">
    <label for="served-code">${t('certificate.codeLabel')}</label>
    <input class="served-field" id="served-code" name="code" type="text" dir="ltr" required maxlength="200" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="served-code-hint" value="${typed}"/>
    <p id="served-code-hint">${t('certificate.codeHint')}</p>
    <button class="served-action" type="submit">${t('certificate.codeCheck')}</button>
  </form>`;
}

/** Black on white in dark pages too: not every scanner reads the reverse. */
function drawQr(address: string): Html {
  const { path, size } = qrPath(address);
  return html`<svg class="served-qr" viewBox="0 0 ${size} ${size}" aria-hidden="true" shape-rendering="crispEdges"><path d="M0 0h${size}v${size}h-${size}z" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
}

/** Page with a form for a certificate's code. `wishes`: the reader's languages, best first. */
export function formPage(wishes: readonly string[]): PageFilling {
  const words = speakServed(wishes);
  const { code, t } = words;
  const [title, text] = [t('certificate.formTitle'), t('certificate.formText')];
  return {
    lang: code,
    title,
    description: text,
    main: html`<article class="served">
      <h1 class="served-title">${title}</h1>
      <p>${text}</p>
      ${checkForm(words)}
    </article>`,
  };
}

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
      <h1 class="served-title">${title}</h1>
      <div class="served-controls">
        <label for="served-person">${t('certificate.nameLabel')}</label>
        <input class="served-field served-person" id="served-person" type="text" placeholder=" " dir="auto" maxlength="80" autocomplete="off" aria-describedby="served-hint"/>
        <p id="served-hint">${t('certificate.nameHint')}</p>
        <button class="served-action" type="button" data-print hidden>${t('certificate.print')}</button>
        <p>${t('certificate.howToPrint')}</p>
        <a class="served-link" href="${pdf}">${t('certificate.pdf')}</a>
      </div>
      <p class="served-name">${score.term}</p>
      <p class="served-score">${score.value}</p>
      ${warning && html`<p class="served-warning">${warning}</p>`}
      ${factList(facts)}
      ${notes.map((note) => html`<p>${note}</p>`)}
      <div class="served-check">
        ${drawQr(`${publicUrl}${check}`)}
        <p>${t('certificate.checkAt', { address: '' })}<a href="${check}"><bdi dir="ltr">${publicUrl}${check}</bdi></a></p>
      </div>
    </article>`,
  };
}

/**
 * Page for an unknown certificate code, with the form again.
 * @param wishes The reader's languages, best first.
 * @param typed Code as the reader wrote it, to be corrected.
 */
export function missingCertificatePage(wishes: readonly string[], typed?: string): PageFilling {
  const words = speakServed(wishes);
  const { t } = words;
  const [title, text] = [t('certificate.missingTitle'), t('certificate.missingText')];
  return missingPage(words, { title, text, more: checkForm(words, typed) });
}

/** Page of a certificate whose payment was refunded or is disputed. */
export function withdrawnCertificatePage(wishes: readonly string[]): PageFilling {
  const words = speakServed(wishes);
  const { t } = words;
  return missingPage(words, { title: t('certificate.withdrawnTitle'), text: t('certificate.withdrawnText') });
}
