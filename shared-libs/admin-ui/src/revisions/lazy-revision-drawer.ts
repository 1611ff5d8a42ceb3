import { lazyPart } from '../base/lazy-part.tsx';

/** The revisions of an entry, loaded when they are first asked for. */
export const LazyRevisionDrawer = lazyPart(
  async () => (await import('./revision-drawer.tsx')).RevisionDrawer,
  'none',
);
