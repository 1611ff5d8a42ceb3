import { NotFound } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { useLoaderData, useSearchParams } from 'react-router';
import { describeRemotes } from './describe-remotes.ts';
import { ReleaseDetail } from './release-detail.tsx';
import type { LoadedReleases } from './releases.ts';
import { TEXTS } from './texts.ts';

export { loadReleases as loader } from './load-releases.ts';

export function Component() {
  const t = useMessage();
  const loaded = useLoaderData<LoadedReleases>();
  const [search] = useSearchParams();
  const overview = describeRemotes(loaded).find(({ remote }) => remote === search.get('name'));
  if (!overview)
    return (
      <NotFound
        title={t(TEXTS.list.gone)}
        back={{ to: '/admin/account/releases', label: t(TEXTS.list.back) }}
      />
    );
  return <ReleaseDetail key={overview.remote} overview={overview} loaded={loaded} />;
}
