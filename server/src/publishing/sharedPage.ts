import { brand, localizeBrand, nameInText } from '@quotient/contract/brand';
import { pathIn } from '@quotient/contract/site';
import {
  formatNumber,
  formatPercent,
  formatPrice,
  type ServedWords,
  speakServed,
} from '@quotient/iq-test/served';
import { html } from 'hono/html';
import type { Html, PageFilling } from '../http/fillPage.ts';
import { AVERAGE_IQ, isLabelShown, labelOf } from '../scoring/seedModel.ts';
import { type Interval, placeOnCurve } from './curve.ts';
import { doubtOf, marginOf, PICTURE, type ShownResult } from './shownResult.ts';

/** Languages with a region, as Open Graph writes them. */
const openGraphLocales = { en: 'en_US', de: 'de_DE', fr: 'fr_FR', es: 'es_ES', ar: 'ar_AR' };

const CURVE = { width: 600, height: 200 };

/** Draws the curve; the site styles its classes, see `servedPages.css.ts` there. */
function drawCurve(iq: number, interval: Interval | undefined, alt: string): Html {
  const { path, place, average, ticks, span } = placeOnCurve(iq, CURVE);
  const { width, height } = CURVE;
  const band = interval && span(interval);
  return html`<svg class="served-curve" viewBox="-14 -8 ${width + 28} ${height + 44}" role="img" aria-label="${alt}">
    ${band && html`<rect class="served-band" x="${band.x}" width="${band.width}" height="${height}"/>`}
    <path class="served-average" d="M${average} 12V${height}"/>
    <path class="served-line" d="${path}M0 ${height}H${width}"/>
    <path class="served-place" d="M${place.x} 0V${height}"/>
    <circle class="served-dot" cx="${place.x}" cy="${place.y}" r="7"/>
    ${ticks.map(({ tick, x }) => html`<text class="served-tick" x="${x}" y="${height + 28}" text-anchor="middle">${tick}</text>`)}
  </svg>`;
}

/** Tags for link previews. All addresses are absolute: previews have no page to resolve relative ones. */
function previewTags(
  tags: { address: string; title: string; description: string; alt: string },
  code: string,
) {
  const { address, title, description, alt } = tags;
  const picture = `${address}/picture.png`;
  const graph = {
    'og:type': 'website',
    'og:site_name': brand.organization,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': openGraphLocales[code as keyof typeof openGraphLocales],
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': PICTURE.width,
    'og:image:height': PICTURE.height,
    'og:image:alt': alt,
  };
  const twitter = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
    'twitter:image:alt': alt,
  };
  return html`<link rel="canonical" href="${address}"/>${Object.entries(graph).map(
    ([name, value]) => html`<meta property="${name}" content="${value}"/>`,
  )}${Object.entries(twitter).map(([name, value]) => html`<meta name="${name}" content="${value}"/>`)}`;
}

/** Page of a shared result, in the language of its test session. `publicUrl` is the origin of the site. */
export function sharedPage(shared: ShownResult, publicUrl: string): PageFilling {
  const { code, t } = speakServed([shared.locale]);
  const localized = localizeBrand(brand, code);
  const name = nameInText(localized);
  const { iq_score: iq } = shared;
  const interval = marginOf(shared);
  const doubt = doubtOf(shared);
  const percentile = formatNumber(shared.percentile, code);
  const title = t('shared.title', { iq, name, price: formatPrice(localized.advertisedPrice, code) });
  const description = t('shared.description', { iq, name, percentile });
  const alt = t('shared.pictureAlt', { iq, percentile });
  const facts = [
    [t('results.percentile'), percentile],
    [t('results.correct'), `${shared.total_correct}`],
    [t('results.average'), `${AVERAGE_IQ}`],
  ];
  return {
    lang: code,
    title,
    description,
    head: previewTags({ address: `${publicUrl}/r/${shared.id}`, title, description, alt }, code),
    main: html`<article class="served">
      <h1 class="served-title">${t('shared.heading', { name })}</h1>
      ${doubt && html`<p class="served-warning">${t(`shared.${doubt}`)}</p>`}
      <p class="served-name">${t('results.score')}</p>
      <p class="served-score">${iq}</p>
      ${isLabelShown(iq) && html`<p class="served-label">${t(`results.labels.${labelOf(iq)}`)}</p>`}
      <a class="served-action" href="${pathIn(code, '/')}">${t('shared.take', { name })}</a>
      ${drawCurve(iq, interval, alt)}
      ${interval && html`<p>${t('shared.interval', { ...interval })}</p>`}
      <dl class="served-facts">${facts.map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`)}</dl>
      <p>${t('shared.percentileMeaning', { percent: formatPercent(shared.percentile, code) })}</p>
      <p>${t('results.disclaimer')}</p>
    </article>`,
  };
}

/** Content of a page whose object doesn't exist. */
export function missingPage(
  { code, t }: ServedWords,
  { title, text, more = html`` }: { title: string; text: string; more?: Html },
): PageFilling {
  return {
    lang: code,
    title,
    description: text,
    main: html`<article class="served">
      <h1 class="served-title">${title}</h1>
      <p>${text}</p>
      ${more}
      <a class="served-link" href="${pathIn(code, '/')}">${t('shared.home')}</a>
    </article>`,
  };
}

/** Page for a result that isn't shared, or no longer. `wishes`: the reader's languages, best first. */
export function missingSharedPage(wishes: readonly string[]): PageFilling {
  const words = speakServed(wishes);
  const { t } = words;
  return missingPage(words, { title: t('shared.missingTitle'), text: t('shared.missingText') });
}

/** Page of a shared result whose payment was refunded or is disputed. */
export function withdrawnSharedPage(wishes: readonly string[]): PageFilling {
  const words = speakServed(wishes);
  const { t } = words;
  return missingPage(words, { title: t('shared.withdrawnTitle'), text: t('shared.withdrawnText') });
}
