import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** A text or a file's bytes as Brotli sends them at its best. */
export const compress = (body: string | Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Bytes of a file when it is compressed. */
export const compressedSize = (file: string): number => compress(readFileSync(file)).length;
