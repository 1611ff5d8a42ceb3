import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
// As fast as gzip, and 10 % smaller.
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compression by the name of the encoding in HTTP headers. */
export const compress = {
  br: (text: Buffer | string) => toBrotli(text, FAST_BROTLI),
  gzip: (text: Buffer | string) => toGzip(text),
};

/** The smallest encoding that this header accepts. */
export const chooseEncoding = (accepted: string | string[] | undefined) =>
  (['br', 'gzip'] as const).find((each) => new RegExp(`\\b${each}\\b`).test(String(accepted)));
