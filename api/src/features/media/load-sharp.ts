import type sharp from 'sharp';

export type SharpModule = typeof sharp;

let loading: Promise<SharpModule> | undefined;

/** Loaded with the first picture: it takes 25 MB, and most days have no upload. */
export function loadSharp(): Promise<SharpModule> {
  loading ??= import('sharp').then((module) => withLimits(module.default));
  return loading;
}

function withLimits(library: SharpModule) {
  // Security: block all loaders except the required ones (SVG runs scripts, PDF parsers are risky).
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadWebp',
      'VipsForeignLoadHeif',
      'VipsForeignLoadNsgif',
    ],
  });
  // One thread per picture keeps the server responsive.
  library.concurrency(1);
  // Uploads are decoded once.
  library.cache(false);
  return library;
}
