import { Suspense } from 'react';
import { lazyPart } from '../base/lazy-part.tsx';
import type { RevisionDrawerProps } from './revision-drawer.tsx';

const Revisions = lazyPart<RevisionDrawerProps>(
  async () => (await import('./revision-drawer.tsx')).RevisionDrawer,
);

/** The revisions of an entry, loaded when they are first asked for. */
export const LazyRevisionDrawer = (props: RevisionDrawerProps) => (
  <Suspense fallback={null}>
    <Revisions {...props} />
  </Suspense>
);
