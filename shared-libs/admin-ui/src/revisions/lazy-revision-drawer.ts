import { lazyPart } from '../base/lazy-part.tsx';

export const LazyRevisionDrawer = lazyPart(
  async () => (await import('./revision-drawer.tsx')).RevisionDrawer,
  'none',
);
