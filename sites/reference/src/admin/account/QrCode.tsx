import encodeQR from 'qr';
import * as styles from './account.css.ts';

/** QR code of a text. Put the text beside it for operators who can't scan it. */
export function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
