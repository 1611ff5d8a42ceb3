import { compressWell } from '../base/encodings.ts';
import type { PackedPage } from './packed-page.ts';
import { plainPage } from './packed-page.ts';

interface Made {
  /** Of the page with its values. */
  digest: string;
  /** None while it is being made. */
  bytes: Buffer | null;
}
const made = new WeakMap<PackedPage, Made>();
const askedOnce = new WeakSet<PackedPage>();
let isBusy = false;

/**
 * The page as brotli, a quarter smaller than as gzip; null where there is none. It is made once, beside the second answer
 * that could use it, and of one page at a time: addresses that somebody makes up cost nothing. With other values at
 * its places, and so another `digest`, a page has none.
 */
export function brotliPage(
  page: PackedPage,
  values: Readonly<Record<string, string>>,
  digest: string,
): Buffer | null {
  const known = made.get(page);
  if (known) return known.digest === digest ? known.bytes : null;
  if (!askedOnce.has(page)) askedOnce.add(page);
  else if (!isBusy) make(page, values, digest);
  return null;
}

function make(page: PackedPage, values: Readonly<Record<string, string>>, digest: string) {
  const entry: Made = { digest, bytes: null };
  made.set(page, entry);
  isBusy = true;
  compressWell(plainPage(page, values))
    .then((bytes) => {
      entry.bytes = bytes;
    })
    // There is gzip as well.
    .catch(() => undefined)
    .finally(() => {
      isBusy = false;
    });
}
