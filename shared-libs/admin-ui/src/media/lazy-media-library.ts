import { lazyPart } from '../base/lazy-part.tsx';

export const LazyMediaLibrary = lazyPart(
  async () => (await import('./media-library.tsx')).MediaLibrary,
);
