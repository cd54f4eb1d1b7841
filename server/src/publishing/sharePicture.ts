import { brand, localizeBrand } from '@quotient/contract/brand';
import { directionOf } from '@quotient/contract/direction';
import { formatPercent, speakServed } from '@quotient/iq-test/served';
import { html } from 'hono/html';
import { isLabelShown, labelOf } from '../scoring/seedModel.ts';
import { placeOnCurve } from './curve.ts';
import { drawText, ink } from './drawing.ts';
import { doubtOf, marginOf, PICTURE, type ShownResult } from './shownResult.ts';
import type { PlacedLine, Typesetter } from './typesetting.ts';

const MARGIN = 80;
/** Width of the column beside the curve. */
const COLUMN = 440;
const CURVE = { width: 560, height: 250, top: 130 };

/**
 * Draws the picture of a shared result as SVG, in the language of its test session. `host`: the address of the test
 * for readers.
 */
export async function drawSharePicture(
  typesetter: Typesetter,
  shared: ShownResult,
  host: string,
): Promise<string> {
  const { code, t } = speakServed([shared.locale]);
  const localized = localizeBrand(brand, code);
  const isRtl = directionOf(code) === 'rtl';
  const { iq_score: iq } = shared;
  const interval = marginOf(shared);
  const doubt = doubtOf(shared);
  const start = isRtl
    ? ({ x: PICTURE.width - MARGIN, at: 'right' } as const)
    : ({ x: MARGIN, at: 'left' } as const);
  const end = isRtl
    ? ({ x: MARGIN, at: 'left' } as const)
    : ({ x: PICTURE.width - MARGIN, at: 'right' } as const);
  const text = (words: string, line: Omit<PlacedLine, 'lang'>) =>
    drawText(typesetter, words, { ...line, lang: code });

  const curve = placeOnCurve(iq, CURVE);
  const band = interval && curve.span(interval);
  const curveLeft = isRtl ? MARGIN : PICTURE.width - MARGIN - CURVE.width;
  const percent = formatPercent(shared.percentile, code);
  const meaning = doubt
    ? { words: t(`shared.picture.${doubt}`), color: ink.warning }
    : { words: t('shared.percentileMeaning', { percent }), color: ink.muted };
  const { width, height } = PICTURE;
  const drawing =
    await html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="${ink.paper}"/>
  ${text(localized.name, { ...start, y: 100, size: 34, face: 'strong', color: ink.ink })}
  ${text(t('results.score'), { ...start, y: 182, size: 26, face: 'text', color: ink.muted, maxWidth: COLUMN })}
  ${text(`${iq}`, { ...start, y: 350, size: 200, face: 'display', color: ink.ink })}
  ${isLabelShown(iq) && text(t(`results.labels.${labelOf(iq)}`), { ...start, y: 415, size: 36, face: 'display', color: ink.ink, maxWidth: COLUMN })}
  <g transform="translate(${curveLeft} ${CURVE.top})">
    ${band && html`<rect x="${band.x}" width="${band.width}" height="${CURVE.height}" fill="${ink.accent}" fill-opacity="0.14"/>`}
    <path d="M${curve.average} 20V${CURVE.height}" stroke="${ink.muted}" stroke-width="2" stroke-dasharray="4 6"/>
    <path d="${curve.path}" fill="none" stroke="${ink.ink}" stroke-width="4" stroke-linejoin="round"/>
    <path d="M0 ${CURVE.height}H${CURVE.width}" stroke="${ink.muted}" stroke-width="2"/>
    <path d="M${curve.place.x} 0V${CURVE.height}" stroke="${ink.accent}" stroke-width="4"/>
    <circle cx="${curve.place.x}" cy="${curve.place.y}" r="12" fill="${ink.accent}" stroke="${ink.paper}" stroke-width="4"/>
    ${curve.ticks.map(({ tick, x }) =>
      text(`${tick}`, { x, y: CURVE.height + 36, at: 'middle', size: 22, face: 'text', color: ink.muted }),
    )}
  </g>
  ${text(meaning.words, { ...start, y: 482, size: 26, face: 'text', color: meaning.color, maxWidth: width - 2 * MARGIN })}
  <path d="M${MARGIN} 520H${width - MARGIN}" stroke="${ink.hairline}" stroke-width="2"/>
  ${text(t('shared.pictureInvite'), { ...start, y: 572, size: 30, face: 'strong', color: ink.accent, maxWidth: COLUMN })}
  ${drawText(typesetter, host, { ...end, y: 572, size: 26, face: 'text', color: ink.muted, lang: 'en', maxWidth: COLUMN })}
</svg>`;
  return drawing.toString();
}
