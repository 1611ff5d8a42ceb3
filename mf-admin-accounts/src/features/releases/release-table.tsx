import { Button, Table, type TableColumn, useAction } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { formatMoment, joinLabel } from '@admissions/model';
import {
  RELEASE_LINK_PATH,
  type ReleaseLink,
  type ReleaseRecord,
} from '@admissions/protocol/releases';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { Chip } from '../../lib/chip.tsx';
import { type Secret, SecretDialog } from '../../lib/secret-dialog.tsx';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { describeActor, type RemoteOverview } from './describe-remotes.ts';
import styles from './release-detail.module.css';
import { TEXTS } from './texts.ts';
import type { ProposeChange } from './use-release-changes.tsx';

const PAGE_SIZE = 20;

interface ReleaseTableProps {
  overview: RemoteOverview;
  propose: ProposeChange;
  /** Whether testers may open a release that is not in force. */
  allowsOverrides: boolean;
}
/** The recorded releases, newest first, with their actions. */
export function ReleaseTable(props: ReleaseTableProps) {
  const t = useMessage();
  const { version, canary, record } = props.overview;
  const [page, setPage] = useState(1);
  const columns: TableColumn<ReleaseRecord>[] = [
    {
      key: 'version',
      title: t(TEXTS.figures.version),
      render: (_, release) => (
        <div className={styles.row}>
          <span className="semi figures nowrap">{release.version}</span>
          {release.version === version && <Chip tone="good">{t(TEXTS.state.inForce)}</Chip>}
          {release.version === canary?.version && (
            <Chip tone="brand">{t(TEXTS.state.trial, { percent: canary.percent })}</Chip>
          )}
        </div>
      ),
    },
    {
      key: 'sentAt',
      title: t(TEXTS.releases.sentAt),
      render: (_, { sentAt, sentBy }) => (
        <>
          <time dateTime={sentAt}>{formatMoment(sentAt)}</time>
          <div className="faint tiny">{describeActor(sentBy, t)}</div>
        </>
      ),
    },
    {
      key: 'commit',
      title: t(TEXTS.releases.commit),
      render: (_, { commit, builder }) => (
        <>
          {commit === null ? (
            <span className="faint tiny">{t(TEXTS.releases.unknown)}</span>
          ) : (
            <code title={commit}>{commit.slice(0, 10)}</code>
          )}
          {builder && <div className="faint tiny">{builder}</div>}
        </>
      ),
    },
    {
      key: 'size',
      title: t(TEXTS.releases.size),
      align: 'end',
      isWideOnly: true,
      render: (_, { size }) => `${Math.max(1, Math.round(size / 1000))} kB`,
    },
    {
      key: 'actions',
      title: t(SHARED_TEXTS.actions),
      fixed: 'end',
      render: (_, release) => <ReleaseActions {...props} release={release} />,
    },
  ];
  return (
    <Table
      rowKey="version"
      isDense
      columns={columns}
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

interface ReleaseActionsProps extends ReleaseTableProps {
  release: ReleaseRecord;
}
function ReleaseActions({ release, overview, propose, allowsOverrides }: ReleaseActionsProps) {
  const t = useMessage();
  const { remote, version, canary, record } = overview;
  if (release.version === version)
    return (
      record.releases.length === 1 && (
        <span className="faint tiny">{t(TEXTS.releases.noEarlier)}</span>
      )
    );
  const inForce = record.releases.find((each) => each.version === version);
  // Rolling back pins the remote, going forward ends a pin.
  const isOlder = inForce !== undefined && release.releasedAt < inForce.releasedAt;
  const isCanary = release.version === canary?.version;
  return (
    <div className={styles.row}>
      {allowsOverrides && <PreviewLinkButton remote={remote} version={release.version} />}
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
    </div>
  );
}

/** Creates a link with which testers open a release that is not in force. */
function PreviewLinkButton({ remote, version }: { remote: string; version: string }) {
  const t = useMessage();
  const { isBusy, run } = useAction();
  const [secret, setSecret] = useState<Secret | null>(null);
  const create = () =>
    run(async () => {
      const release = encodeURIComponent(`${remote}@${version}`);
      const { path } = await api().get<ReleaseLink>(`${RELEASE_LINK_PATH}?release=${release}`);
      setSecret({
        title: t(TEXTS.link.title, { version }),
        owner: { label: t(TEXTS.list.remote), value: remote },
        value: new URL(path, location.origin).href,
        texts: TEXTS.link,
      });
    });
  return (
    <>
      <Button
        size="small"
        loading={isBusy}
        aria-label={joinLabel(t(TEXTS.link.label), version, t.locale)}
        onClick={() => void create()}
      >
        {t(TEXTS.link.label)}
      </Button>
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}
