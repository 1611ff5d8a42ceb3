import { Suspense, use, useEffect } from 'react';
import { Outlet } from 'react-router';
import { AreaSkeleton } from './area-skeleton.tsx';
import { useRemotes } from './remotes-context.ts';

/** The place of one remote in the page. Its own boundary: a late or failing area leaves the chrome alone. */
export function Area({ remote }: { remote: string }) {
  return (
    <Suspense fallback={<AreaSkeleton />}>
      <Arrived remote={remote} />
    </Suspense>
  );
}
function Arrived({ remote }: { remote: string }) {
  const arriving = useRemotes().arriving(remote);
  if (arriving) use(arriving);
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'page';
  }, []);
  return <Outlet />;
}
