import { lazyPart } from '../base/lazy-part.tsx';

export const LazyMediaScreen = lazyPart(
  async () => (await import('./media-screen.tsx')).MediaScreen,
  'screen',
);
