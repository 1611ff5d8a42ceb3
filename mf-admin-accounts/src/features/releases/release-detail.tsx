import { Button, PageHeader, Panel } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { Link, useRevalidator } from 'react-router';
import { releaseHelp } from '../../lib/screen-help.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { RemoteOverview } from './describe-remotes.ts';
import { FiguresPanel } from './figures-panel.tsx';
import { LogTable } from './log-table.tsx';
import { CurrentReleasePanel } from './now-panel.tsx';
import { OwnerPanel } from './owner-panel.tsx';
import styles from './release-detail.module.css';
import { ReleaseNotices } from './release-notices.tsx';
import { ReleaseTable } from './release-table.tsx';
import type { LoadedReleases } from './releases.ts';
import { ShellTable } from './shell-table.tsx';
import { TEXTS } from './texts.ts';
import { TokensPanel } from './tokens-panel.tsx';
import { useReleaseChanges } from './use-release-changes.ts';

export function ReleaseDetail({
  overview,
  loaded,
}: {
  overview: RemoteOverview;
  loaded: LoadedReleases;
}) {
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
      <Panel title={t(TEXTS.shells.title)}>
        <ShellTable shells={overview.shells} />
      </Panel>
      <OwnerPanel remote={remote} owner={record.owner} />
      <TokensPanel remote={remote} tokens={record.tokens} hasOwner={record.owner !== null} />
      <Panel title={t(TEXTS.log.title)}>
        <LogTable lines={record.log} />
        <Link to={`/admin/account/audit?target=release/${remote}`}>{t(TEXTS.log.all)}</Link>
      </Panel>
      <ChangeDialog proposed={changes.proposed} onClose={changes.closeDialog} />
    </div>
  );
}
