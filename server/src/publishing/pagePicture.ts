import { brand, localizeBrand } from '@quotient/contract/brand';
import { directionOf } from '@quotient/contract/direction';
import { html } from 'hono/html';
import { AVERAGE_IQ } from '../scoring/seedModel.ts';
import type { PicturedPage } from '../site/servedPages.ts';
import { placeOnCurve } from './curve.ts';
import { breakLines, drawText, ink } from './drawing.ts';
import { PICTURE } from './shownResult.ts';
import type { Typesetter } from './typesetting.ts';

const MARGIN = 80;
const WIDTH = PICTURE.width - 2 * MARGIN;
/** Space of the heading, which is centered in it. */
const HEADING = { top: 125, bottom: 505 };
/** Font size of headings with more than three lines, four at most. */
const SMALL = 62;
/** Settings per direction: Arabic letters are taller and deeper. */
const setting = { ltr: { largest: 88, leading: 1.14 }, rtl: { largest: 76, leading: 1.4 } };
/** Curve behind the heading, on the line above the foot. */
const CURVE = { width: PICTURE.width, height: 330, bottom: 520 };

/** Sets a heading as large as possible, in lines of about the same length. */
function setHeading(typesetter: Typesetter, heading: string, lang: string) {
  const { largest, leading } = setting[directionOf(lang)];
  for (let size = largest; ; size *= 0.94) {
    const style = { face: 'display', size, lang } as const;
    const linesIn = (width: number) => breakLines(typesetter, heading, style, width);
    const lines = linesIn(WIDTH);
    const isFitting = lines.every((line) => typesetter.setLine(line, style).width <= WIDTH);
    if (size > 20 && (!isFitting || lines.length > (size > SMALL ? 3 : 4))) continue;
    let [narrow, wide] = [0, WIDTH];
    while (wide - narrow > 20) {
      const width = (narrow + wide) / 2;
      if (linesIn(width).length > lines.length) narrow = width;
      else wide = width;
    }
    return { style, lines: linesIn(wide), leading: size * leading };
  }
}

/** Draws the picture of a page as SVG: its heading over the bell curve. `host`: the site's. */
export async function drawPagePicture(
  typesetter: Typesetter,
  { heading, locale }: PicturedPage,
  host: string,
): Promise<string> {
  const isRtl = directionOf(locale) === 'rtl';
  const start = isRtl
    ? ({ x: PICTURE.width - MARGIN, at: 'right' } as const)
    : ({ x: MARGIN, at: 'left' } as const);
  const { style, lines, leading } = setHeading(typesetter, heading, locale);
  // the middle of the letters, not of their lines, is in the middle
  const first = (HEADING.top + HEADING.bottom - (lines.length - 1) * leading) / 2 + style.size * 0.3;
  const { path } = placeOnCurve(AVERAGE_IQ, CURVE);
  const { width, height } = PICTURE;
  const drawing =
    await html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="${ink.paper}"/>
  <g transform="translate(0 ${CURVE.bottom - CURVE.height})">
    <path d="${path}V${CURVE.height}H0Z" fill="${ink.hairline}" fill-opacity="0.45"/>
    <path d="${path}" fill="none" stroke="${ink.hairline}" stroke-width="3"/>
  </g>
  <path d="M0 ${CURVE.bottom}H${width}" stroke="${ink.hairline}" stroke-width="2"/>
  ${drawText(typesetter, localizeBrand(brand, locale).name, { ...start, y: 100, size: 34, face: 'strong', color: ink.ink, lang: locale })}
  ${lines.map((line, index) => drawText(typesetter, line, { ...style, ...start, y: first + index * leading, color: ink.ink, maxWidth: WIDTH }))}
  ${drawText(typesetter, host, { ...start, y: 576, size: 26, face: 'text', color: ink.muted, lang: 'en', maxWidth: WIDTH })}
</svg>`;
  return drawing.toString();
}
