import {
  ActionMenu,
  Button,
  Empty,
  PageHeader,
  Table,
  type TableColumn,
} from '@admissions/admin-ui';
import { formatMoment, joinLabel } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Link, useLoaderData } from 'react-router';
import { Chip } from '../../lib/chip.tsx';
import { releasesHelp } from '../../lib/screen-help.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { describeRemotes, type RemoteOverview, type RemoteState } from './describe-remotes.ts';
import type { LoadedReleases } from './releases.ts';
import {
  ChannelChips,
  ErrorCell,
  RefreshButton,
  ReleaseNotices,
  RemoteStateChip,
} from './remote-state.tsx';
import { TEXTS } from './texts.ts';
import { type ProposeChange, useReleaseChanges } from './use-release-changes.tsx';

export { loadReleases as loader } from './releases.ts';

export function Component() {
  const t = useMessage();
  const loaded = useLoaderData<LoadedReleases>();
  const { propose, dialog } = useReleaseChanges();
  const overviews = describeRemotes(loaded);
  const troubled = overviews.filter(({ state }) => TROUBLE.includes(state)).length;
  const canRollBack = overviews.some(({ before }) => before !== null);
  const hidden = [canRollBack || 'actions', loaded.running || 'errors'];
  const columns = useReleaseColumns({
    minutes: loaded.running?.figures.minutes ?? 0,
    propose,
  });
  return (
    <>
      <PageHeader
        title={TEXTS.list.title}
        note={t(TEXTS.list.help) + (canRollBack ? t(TEXTS.list.rollBackFirst) : '')}
        help={releasesHelp}
        actions={
          <>
            <RefreshButton />
            <ActionMenu
              label={t(SHARED_TEXTS.actions)}
              items={[
                {
                  key: 'register',
                  label: <Link to="/admin/account/release_owner">{t(TEXTS.list.register)}</Link>,
                },
              ]}
            />
          </>
        }
      />
      <ReleaseNotices running={loaded.running}>
        <Chip tone={troubled > 0 ? 'waiting' : 'good'}>
          {t(TEXTS.notice[troubled > 0 ? 'trouble' : 'healthy'], {
            count: troubled || overviews.length,
          })}
        </Chip>
      </ReleaseNotices>
      <Table
        rowKey="remote"
        columns={columns.filter(({ key }) => !hidden.includes(key))}
        dataSource={overviews}
        empty={<Empty description={t(TEXTS.list.nothing)} image={Empty.PRESENTED_IMAGE_SIMPLE} />}
      />
      {dialog}
    </>
  );
}

const TROUBLE: readonly RemoteState[] = ['errors', 'refused', 'behind'];

interface ReleaseColumnsOptions {
  /** Length of the figures' window. */
  minutes: number;
  propose: ProposeChange;
}
function useReleaseColumns({
  minutes,
  propose,
}: ReleaseColumnsOptions): TableColumn<RemoteOverview>[] {
  const t = useMessage();
  return [
    {
      key: 'remote',
      title: TEXTS.list.remote,
      render: (_, overview) => <RemoteCell {...overview} />,
    },
    {
      key: 'version',
      title: TEXTS.list.version,
      render: (_, { version, canary, pin, since }) => (
        <div className="column gap-xs top">
          <span className="semi figures">{version ?? '—'}</span>
          {since && (
            <span className="faint tiny">
              {joinLabel(t(TEXTS.list.since), formatMoment(since.at), t.locale)}
            </span>
          )}
          <ChannelChips pin={pin} canary={canary} />
        </div>
      ),
    },
    {
      key: 'state',
      title: SHARED_TEXTS.state,
      render: (_, { state }) => <RemoteStateChip state={state} />,
    },
    {
      key: 'errors',
      title: t(TEXTS.list.errors, { minutes }),
      render: (_, { figures, version }) => (
        <ErrorCell release={figures.find((each) => each.version === version)} />
      ),
    },
    {
      key: 'actions',
      title: SHARED_TEXTS.actions,
      fixed: 'end',
      render: (_, overview) => <RollBackButton {...{ overview, propose }} />,
    },
  ];
}

function RemoteCell({ remote, name, note }: RemoteOverview) {
  const t = useMessage();
  return (
    <>
      <Link className="semi" to={`/admin/account/release?name=${remote}`}>
        {t(name)}
      </Link>
      <div className="faint tiny">{note}</div>
    </>
  );
}

interface RollBackButtonProps extends Pick<ReleaseColumnsOptions, 'propose'> {
  overview: RemoteOverview;
}
function RollBackButton({ overview, propose }: RollBackButtonProps) {
  const t = useMessage();
  const { remote, before, state } = overview;
  if (before === null) return null;
  const label = t(TEXTS.changes.rollBack.confirm, { version: before });
  const isBad = state === 'errors' || state === 'refused';
  return (
    <Button
      size="small"
      danger={isBad}
      {...(isBad && { type: 'primary' })}
      aria-label={joinLabel(label, remote, t.locale)}
      onClick={() => propose('rollBack', overview, before)}
    >
      {label}
    </Button>
  );
}
