import { Button, Table, type TableColumn } from '@admissions/admin-ui';
import { formatMoment } from '@admissions/model';
import type { ReleaseRecord } from '@admissions/protocol/releases';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { Chip } from '../../lib/chip.tsx';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { describeActor, type RemoteOverview } from './describe-remotes.ts';
import styles from './release-detail.module.css';
import { ErrorCell } from './remote-state.tsx';
import { TEXTS } from './texts.ts';
import type { ProposeChange } from './use-release-changes.tsx';

const PAGE_SIZE = 20;

interface ReleaseTableProps {
  overview: RemoteOverview;
  propose: ProposeChange;
  /** Length of the figures' window; null without figures. */
  minutes: number | null;
}
/** The recorded releases, newest first, with their actions. */
export function ReleaseTable(props: ReleaseTableProps) {
  const t = useMessage();
  const { version, canary, record, figures } = props.overview;
  const [page, setPage] = useState(1);
  const columns: TableColumn<ReleaseRecord>[] = [
    {
      key: 'version',
      title: TEXTS.releases.version,
      render: (_, release) => (
        <div className={styles.row}>
          <span className="semi figures nowrap">{release.version}</span>
          {release.version === version && <Chip tone="good">{t(TEXTS.state.current)}</Chip>}
          {release.version === canary?.version && (
            <Chip tone="brand">{t(TEXTS.state.canaryShare, { percent: canary.percent })}</Chip>
          )}
        </div>
      ),
    },
    {
      key: 'errors',
      title: t(TEXTS.list.errors, { minutes: props.minutes ?? 0 }),
      render: (_, release) => (
        <ErrorCell release={figures.find((each) => each.version === release.version)} />
      ),
    },
    {
      key: 'sentAt',
      title: TEXTS.releases.sentAt,
      render: (_, { sentAt, sentBy }) => (
        <>
          <time dateTime={sentAt}>{formatMoment(sentAt)}</time>
          <div className="faint tiny">{describeActor(sentBy, t)}</div>
        </>
      ),
    },
    {
      key: 'actions',
      title: SHARED_TEXTS.actions,
      fixed: 'end',
      render: (_, release) => <ReleaseActions {...props} release={release} />,
    },
  ];
  return (
    <Table
      rowKey="version"
      isDense
      columns={columns.filter(({ key }) => key !== 'errors' || props.minutes !== null)}
      dataSource={record.releases.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
      pagination={{
        current: page,
        pageSize: PAGE_SIZE,
        total: record.releases.length,
        onChange: setPage,
      }}
      empty={t(TEXTS.releases.none)}
    />
  );
}

interface ReleaseActionsProps extends Omit<ReleaseTableProps, 'minutes'> {
  release: ReleaseRecord;
}
function ReleaseActions({ release, overview, propose }: ReleaseActionsProps) {
  const t = useMessage();
  const { version, canary, record } = overview;
  if (release.version === version)
    return (
      record.releases.length === 1 && (
        <span className="faint tiny">{t(TEXTS.releases.noEarlier)}</span>
      )
    );
  const current = record.releases.find((each) => each.version === version);
  // Rolling back pins the remote, going forward ends a pin.
  const isOlder = current !== undefined && release.releasedAt < current.releasedAt;
  const isCanary = release.version === canary?.version;
  return (
    <Button
      size="small"
      danger={isOlder}
      onClick={() => {
        const kind = isCanary ? 'promote' : 'use';
        propose(isOlder ? 'rollBack' : kind, overview, release.version);
      }}
    >
      {t(TEXTS.changes[isOlder ? 'rollBack' : 'use'].confirm, { version: release.version })}
    </Button>
  );
}
