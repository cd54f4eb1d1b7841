import type { CDPSession } from 'playwright';

/** Bytes of one answer to a page. */
export interface Sent {
  url: string;
  bodyBytes: number;
  /** Size with headers. */
  bytes: number;
}

/** Records answers to a page from now on. Only complete ones count. */
export function noteSent(session: CDPSession): Sent[] {
  const sent: Sent[] = [];
  const open = new Map<string, { url: string; headerBytes: number }>();
  session.on('Network.responseReceived', ({ requestId, response }) =>
    open.set(requestId, { url: response.url, headerBytes: response.encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const answer = open.get(requestId);
    if (answer) sent.push({ url: answer.url, bodyBytes: bytes - answer.headerBytes, bytes });
  });
  return sent;
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** Bytes without headers, as they were compressed. */
export const bodyBytes = (sent: readonly Sent[]): number => sum(sent.map((answer) => answer.bodyBytes));

/** Bytes with headers. */
export const wireBytes = (sent: readonly Sent[]): number => sum(sent.map(({ bytes }) => bytes));

/** Returns true if an answer is a script or a style sheet. */
export const isCode = ({ url }: Sent): boolean => /\.(?:js|css)$/.test(new URL(url).pathname);
