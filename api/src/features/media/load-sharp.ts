import type sharp from 'sharp';

export type SharpModule = typeof sharp;

let loading: Promise<SharpModule> | undefined;

/** The library that decodes pictures, loaded with the first one: it takes 25 MB, and most days nobody uploads any. */
export function loadSharp(): Promise<SharpModule> {
  loading ??= import('sharp').then((module) => withLimits(module.default));
  return loading;
}

function withLimits(library: SharpModule): SharpModule {
  // SVG runs scripts, PDF and the rest have parsers nobody needs here: only these are ever opened.
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
  // One thread for each picture: the server answers beside it.
  library.concurrency(1);
  // What was decoded before is never wanted again.
  library.cache(false);
  return library;
}
