import { useLoaderData } from 'react-router';
import { ReleaseList } from './release-list.tsx';
import type { LoadedReleases } from './releases.ts';

export { loadReleases as loader } from './load-releases.ts';

export function Component() {
  return <ReleaseList loaded={useLoaderData<LoadedReleases>()} />;
}
