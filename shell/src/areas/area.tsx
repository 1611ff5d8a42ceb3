import { Suspense, useLayoutEffect } from 'react';
import { Outlet } from 'react-router';
import { useHydratedMark } from '../remotes/use-hydrated-mark.ts';
import { AreaSkeleton } from './area-skeleton.tsx';
import { Redraw } from './redraw.tsx';

/**
 * The part of a document that shows a remote's pages, with its own boundary: a failure leaves the
 * frame as it is. Not an area of the back office.
 */
export function Area({ remote }: { remote: string }) {
  // A remote that is not on screen must not style the others.
  useLayoutEffect(() => {
    setStylesDisabled(remote, false);
    return () => setStylesDisabled(remote, true);
  }, [remote]);
  return (
    <Suspense fallback={<AreaSkeleton />}>
      <Hydrated />
    </Suspense>
  );
}
// A leaf below the boundary: its effect runs once the page has hydrated.
function Hydrated() {
  useHydratedMark();
  return (
    <Redraw>
      <Outlet />
    </Redraw>
  );
}

// Not the link's `disabled`, which would load the style sheet again.
function setStylesDisabled(remote: string, isDisabled: boolean) {
  for (const sheet of document.styleSheets)
    if (sheet.href?.startsWith(`${location.origin}/remotes/${remote}/`))
      sheet.disabled = isDisabled;
}
