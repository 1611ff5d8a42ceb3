import { Button, NotFound, PageHeader, Panel } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { releaseHelp } from '../../lib/screen-help.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { RemoteOverview } from './describe-remotes.ts';
import { describeRemotes } from './describe-remotes.ts';
import { FiguresPanel } from './figures-panel.tsx';
import { CurrentReleasePanel } from './now-panel.tsx';
import { OwnerPanel } from './owner-panel.tsx';
import styles from './release-detail.module.css';
import { ReleaseNotices } from './release-notices.tsx';
import { ReleaseTable } from './release-table.tsx';
import type { LoadedReleases } from './releases.ts';
import { TEXTS } from './texts.ts';
import { TokensPanel } from './tokens-panel.tsx';
import { useReleaseChanges } from './use-release-changes.ts';

export { loadReleases as loader } from './releases.ts';

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

function ReleaseDetail({ overview, loaded }: { overview: RemoteOverview; loaded: LoadedReleases }) {
  const t = useMessage();
  const { state, revalidate } = useRevalidator();
  const changes = useReleaseChanges();
  const { remote, team, version, before, pin, record } = overview;
  return (
    <div className={styles.page}>
      <PageHeader
        title={remote}
        note={team}
        help={releaseHelp(t)}
        back={{ to: '/admin/account/releases', label: t(TEXTS.list.back) }}
        actions={
          <>
            <Button loading={state === 'loading'} onClick={() => void revalidate()}>
              {t(TEXTS.list.refresh)}
            </Button>
            {version !== null && (
              <Button onClick={() => changes.togglePin(overview)}>
                {pin ? t(TEXTS.change.unpin) : t(TEXTS.change.pin, { version })}
              </Button>
            )}
            {before !== null && (
              <Button type="primary" danger onClick={() => changes.rollBack(overview, before)}>
                {t(TEXTS.change.rollBack, { version: before })}
              </Button>
            )}
          </>
        }
      />
      <ReleaseNotices running={loaded.running} />
      <CurrentReleasePanel overview={overview} changes={changes} />
      {loaded.running && (
        <FiguresPanel releases={overview.figures} figures={loaded.running.figures} />
      )}
      <Panel title={t(TEXTS.releases.title)}>
        <ReleaseTable
          overview={overview}
          changes={changes}
          allowsOverrides={loaded.running?.allowsOverrides ?? false}
        />
      </Panel>
      <OwnerPanel remote={remote} owner={record.owner} />
      <TokensPanel remote={remote} tokens={record.tokens} hasOwner={record.owner !== null} />
      <ChangeDialog proposed={changes.proposed} onClose={changes.closeDialog} />
    </div>
  );
}
