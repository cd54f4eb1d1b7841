import { useState } from 'react';
import { spyOn } from 'storybook/test';
import { ApiError } from '../../packages/iq-test/src/api/ApiError.ts';
import { ToastsModel } from '../../packages/iq-test/src/ui/toasts.ts';

/** Outcomes in a story when the visitor sends or shares. */
export interface Outcomes {
  /** The server's answer. @default 'works' */
  server?: 'works' | 'fails';
  /** Outcome of an email that the server accepts. @default 'sent' */
  email?: 'sent' | 'on its way' | 'delayed' | 'refused';
}

/** The page that an imagined server makes of a result. */
export const link = 'https://quiz.example/r/Zk3v9x2m8q1Zk3v9x2m8q1';

const certificate = {
  sheet: 'https://quiz.example/verify/abcde-fghjk-mnpqr-stuvw/print',
  pdf: 'https://quiz.example/verify/abcde-fghjk-mnpqr-stuvw/certificate.pdf',
};

/** A clipboard for one story: it takes everything, or refuses with `error`. */
export function imagineClipboard(error?: DOMException): void {
  const written = spyOn(navigator.clipboard, 'writeText');
  if (error) written.mockRejectedValue(error);
  else written.mockResolvedValue();
}

/** Creates the functions of an imagined server for the results, with their toasts; new for each story. */
export function useOutcomes({ server, email = 'sent' }: Outcomes = {}) {
  const [toasts] = useState(() => new ToastsModel());
  const answer = async <T>(value: T): Promise<T> => {
    if (server === 'fails') throw new ApiError('storage_failed', 503);
    return value;
  };
  const delivered = async (_: AbortSignal, onDelayed?: () => void) => {
    if (email === 'refused') throw new Error('550 no such mailbox');
    if (email === 'delayed') onDelayed?.();
    if (email === 'on its way' || email === 'delayed') await new Promise(() => {});
  };
  return {
    toasts,
    onEmail: () => answer({ delivered }),
    onShare: () => answer(link),
    onTakeBack: () => answer(undefined),
    onCertificate: () => answer(certificate),
    onTakeBackCertificate: () => answer(undefined),
    onPrivateLink: () => answer('https://example.org/my-results#secret'),
    onEndPrivateLinks: () => answer(undefined),
  };
}
