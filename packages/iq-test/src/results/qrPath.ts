import encodeQR from 'qr';

/** Light modules that a scanner needs around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as the `d` of an SVG path, with the side of its square box in the same units. */
export interface QrPath {
  path: string;
  size: number;
}

/**
 * Draws the QR code of a text: dark modules on a light ground, which the caller paints. `qr` has no dependency of its
 * own, and it works in the same way in browsers and Node.
 * @param side Side of the box. @default the number of modules in a row
 */
export function qrPath(text: string, side?: number): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const size = side ?? rows.length;
  const unit = size / rows.length;
  const inUnits = (modules: number) => Number((modules * unit).toFixed(3));
  let path = '';
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      // one rectangle for neighbors: no light seams between them
      const width = inUnits(x + 1 - start);
      path += `M${inUnits(start)} ${inUnits(y)}h${width}v${inUnits(1)}h${-width}z`;
    }
  return { path, size };
}
