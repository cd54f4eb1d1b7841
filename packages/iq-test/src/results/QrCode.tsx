import { useEffect, useState } from 'react';
import { importFile } from '../files/importFile.ts';
import * as styles from './QrCode.css.ts';
import type { QrPath } from './qrPath.ts';

/** QR code of an address, which must be beside it as text. Its library is fetched when it is first shown. */
export function QrCode({ address }: { address: string }) {
  const [qr, setQr] = useState<QrPath>();
  useEffect(() => {
    let isShown = true;
    importFile(() => import('./qrPath.ts'), 'qrPath').then(
      ({ qrPath }) => isShown && setQr(qrPath(address)),
      () => {}, // the address is there as text
    );
    return () => {
      isShown = false;
    };
  }, [address]);
  const size = qr?.size ?? 1;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      {qr && <path d={qr.path} fill="#000" />}
    </svg>
  );
}
