import { CompactEncrypt } from 'jose';
import type { Score } from './scoringModel.ts';

/** Length above any sealed content, so that the length of the token reveals nothing about the score. */
const PADDED_LENGTH = 320;

/**
 * Seals the score as an encrypted token (JWE, `dir` + A256GCM) that only the holder of the 32-byte key can open. The
 * visitor's device stores it before payment.
 */
export function sealScore(sessionId: string, score: Score, sealingKey: Uint8Array): Promise<string> {
  const { model, iq, percentile, scorePercent, totalCorrect } = score;
  const content = JSON.stringify({ sessionId, model, iq, percentile, scorePercent, totalCorrect });
  return new CompactEncrypt(new TextEncoder().encode(content.padEnd(PADDED_LENGTH)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(sealingKey);
}
