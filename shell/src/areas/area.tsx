import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { useHydratedMark } from '../remotes/use-hydrated-mark.ts';
import { AreaSkeleton } from './area-skeleton.tsx';

/** The place of the remotes' pages. A boundary of its own: a late or failing area leaves the chrome alone. */
export function Area() {
  return (
    <Suspense fallback={<AreaSkeleton />}>
      <Hydrated />
    </Suspense>
  );
}
// A leaf below the boundary: its effect runs when the page itself has come to life.
function Hydrated() {
  useHydratedMark();
  return <Outlet />;
}
