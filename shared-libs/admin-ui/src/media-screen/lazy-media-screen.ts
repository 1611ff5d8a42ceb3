import { lazyPart } from '../base/lazy-part.tsx';

/** The whole media library as a screen, in a chunk of its own. */
export const LazyMediaScreen = lazyPart(
  async () => (await import('./media-screen.tsx')).MediaScreen,
  'screen',
);
