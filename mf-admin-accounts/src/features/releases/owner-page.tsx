import { NotFound } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { useLoaderData, useSearchParams } from 'react-router';
import { describeRemotes } from './describe-remotes.ts';
import { OwnerEditor } from './owner-editor.tsx';
import type { LoadedReleases } from './releases.ts';
import { TEXTS } from './texts.ts';

export { loadReleases as loader } from './releases.ts';

export function Component() {
  const t = useMessage();
  const loaded = useLoaderData<LoadedReleases>();
  const [search] = useSearchParams();
  const name = search.get('name') ?? '';
  const overviews = describeRemotes(loaded);
  const overview = overviews.find(({ remote }) => remote === name);
  if (name !== '' && !overview)
    return (
      <NotFound
        title={t(TEXTS.list.gone)}
        back={{ to: '/admin/account/releases', label: t(TEXTS.list.back) }}
      />
    );
  return (
    <OwnerEditor
      key={name}
      name={name}
      owner={overview?.record.owner ?? null}
      registeredNames={overviews.map(({ remote }) => remote)}
    />
  );
}
