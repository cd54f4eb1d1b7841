import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** Compresses a text or a file's bytes with Brotli's best quality. */
export const compress = (body: string | Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Bytes of a file when it is compressed. */
export const compressedSize = (file: string): number => compress(readFileSync(file)).length;
