import { lazyPart } from '../base/lazy-part.tsx';

/** The media library, loaded when it is first opened. */
export const LazyMediaLibrary = lazyPart(
  async () => (await import('./media-library.tsx')).MediaLibrary,
);
