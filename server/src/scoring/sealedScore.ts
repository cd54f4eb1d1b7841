import { CompactEncrypt } from 'jose';
import type { Score } from './scoringModel.ts';

/** Longer than any sealed content, so that the length of the token tells nothing about the score. */
const PADDED_LENGTH = 320;

/**
 * The score as an encrypted token (JWE, `dir` + A256GCM) that only the holder of the 32-byte key can open.
 * It is kept on the visitor's device before payment.
 */
export function sealScore(sessionId: string, score: Score, sealingKey: Uint8Array): Promise<string> {
  const { model, iq, percentile, scorePercent, totalCorrect } = score;
  const content = JSON.stringify({ sessionId, model, iq, percentile, scorePercent, totalCorrect });
  return new CompactEncrypt(new TextEncoder().encode(content.padEnd(PADDED_LENGTH)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(sealingKey);
}
