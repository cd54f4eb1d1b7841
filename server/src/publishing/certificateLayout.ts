import { brand } from '@quotient/contract/brand';
import { directionOf } from '@quotient/contract/direction';
import { qrPath } from '@quotient/iq-test/qr';
import { speakServed } from '@quotient/iq-test/served';
import { certificatePaths } from './certificatePage.ts';
import type { CertificateRecord } from './certificateRecord.ts';
import { certificateText } from './certificateText.ts';
import { placeOnCurve } from './curve.ts';
import { breakLines, ink } from './drawing.ts';
import { marginOf } from './shownResult.ts';
import type { Sheet, SheetLine, SheetShape, Typesetter } from './typesetting.ts';

/** A sheet of A4, in points of 1/72 inch. */
const SHEET = { width: 595.28, height: 841.89 };
const MARGIN = 64;
const CURVE = { width: 230, height: 92, top: 196 };
const FACTS_TOP = 366;
const FACT_HEIGHT = 31;
const CHECK_TOP = 752;
const QR = { size: 84, top: 734 };

const disc = (radius: number) =>
  `M${-radius} 0A${radius} ${radius} 0 1 0 ${radius} 0A${radius} ${radius} 0 1 0 ${-radius} 0Z`;

/** Draws the bell curve with the score and, if there is one, its interval. */
function drawCurve(certificate: CertificateRecord, x: number): SheetShape[] {
  const { iq } = certificate;
  const interval = marginOf(certificate);
  const { path, place, average, span } = placeOnCurve(iq, CURVE);
  const { width, height, top } = CURVE;
  const at = { x, y: top };
  const band = interval && span(interval);
  return [
    ...(band
      ? [
          {
            ...at,
            path: `M${band.x} 0h${band.width}V${height}h${-band.width}Z`,
            fill: ink.accent,
            fillOpacity: 0.14,
          },
        ]
      : []),
    { ...at, path: `M${average} 8V${height}`, stroke: ink.hairline, strokeWidth: 1 },
    { ...at, path, stroke: ink.ink, strokeWidth: 1.5 },
    { ...at, path: `M0 ${height}H${width}`, stroke: ink.muted, strokeWidth: 0.75 },
    { ...at, path: `M${place.x} 0V${height}`, stroke: ink.accent, strokeWidth: 1.5 },
    { path: disc(4.5), x: x + place.x, y: top + place.y, fill: ink.accent },
  ];
}

/** Arranges a certificate on a sheet, in the language of its test session. */
export function layOut(
  certificate: CertificateRecord,
  typesetter: Typesetter,
  publicUrl: string,
  isDemo = false,
): Sheet {
  const words = speakServed([certificate.locale]);
  const { code: lang, t } = words;
  const { title, score, facts, warning, notes } = certificateText(certificate, words);
  const isRtl = directionOf(lang) === 'rtl';
  const inner = SHEET.width - 2 * MARGIN;
  const left = { x: MARGIN, at: 'left' } as const;
  const right = { x: SHEET.width - MARGIN, at: 'right' } as const;
  const [start, end] = isRtl ? [right, left] : [left, right];
  const plain = { face: 'text', size: 11, color: ink.ink, lang } as const;
  const faint = { ...plain, color: ink.muted };
  const rule = (y: number, color: string = ink.hairline): SheetShape => ({
    path: `M0 0h${inner}`,
    x: MARGIN,
    y,
    stroke: color,
    strokeWidth: 0.75,
  });

  const lines: SheetLine[] = [
    {
      ...plain,
      ...start,
      text: `${isDemo ? 'DEMO · ' : ''}${brand.organization}`,
      role: 'P',
      y: 88,
      size: 13,
      face: 'strong',
      lang: 'en',
    },
    { ...plain, ...start, text: title, role: 'H1', y: 150, size: 27, face: 'display', maxWidth: inner },
    { ...faint, ...start, text: score.term, role: 'P', y: 204, maxWidth: inner - CURVE.width - 24 },
    { ...plain, ...start, text: score.value, role: 'P', y: 288, size: 96, face: 'display' },
  ];
  const shapes = [
    rule(102, ink.ink),
    ...drawCurve(certificate, isRtl ? MARGIN : SHEET.width - MARGIN - CURVE.width),
  ];
  let y = FACTS_TOP;
  shapes.push(rule(y - 21));
  for (const [term, value] of facts) {
    lines.push({ ...faint, ...start, text: term, role: 'P', y, maxWidth: inner / 2 - 8 });
    lines.push({ ...plain, ...end, text: value, role: 'P', y, face: 'strong', maxWidth: inner / 2 });
    shapes.push(rule(y + 10));
    y += FACT_HEIGHT;
  }
  y += 10;
  for (const note of [...(warning ? [warning] : []), ...notes]) {
    const style = { ...faint, ...start, size: 10, color: note === warning ? ink.warning : ink.muted };
    for (const [index, text] of breakLines(typesetter, note, style, inner).entries()) {
      lines.push({ ...style, text, role: index === 0 ? 'P' : 'continues', y });
      y += 14.5;
    }
    y += 7;
  }
  const address = `${publicUrl}${certificatePaths(certificate.id).check}`;
  shapes.push(rule(CHECK_TOP - 22, ink.ink));
  lines.push({
    ...faint,
    ...start,
    text: t('certificate.checkAt', { address: '' }).trim(),
    role: 'P',
    y: CHECK_TOP,
  });
  lines.push({
    ...plain,
    ...start,
    text: address,
    role: 'P',
    y: CHECK_TOP + 18,
    face: 'strong',
    lang: 'en',
    maxWidth: inner - QR.size - 12,
  });
  shapes.push({
    // its quiet zone may lie in the margin
    x: isRtl ? MARGIN - 8 : SHEET.width - MARGIN - QR.size + 8,
    y: QR.top,
    path: qrPath(address, QR.size).path,
    fill: '#000000',
  });
  return { ...SHEET, title, author: brand.organization, lang, lines, shapes };
}
