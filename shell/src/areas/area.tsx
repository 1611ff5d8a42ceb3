import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { useHydratedMark } from '../remotes/use-hydrated-mark.ts';
import { AreaSkeleton } from './area-skeleton.tsx';

/** Outlet of the remotes' pages, with its own boundary: a failing area leaves the frame alone. */
export function Area() {
  return (
    <Suspense fallback={<AreaSkeleton />}>
      <Hydrated />
    </Suspense>
  );
}
// A leaf below the boundary: its effect runs once the page has hydrated.
function Hydrated() {
  useHydratedMark();
  return <Outlet />;
}
