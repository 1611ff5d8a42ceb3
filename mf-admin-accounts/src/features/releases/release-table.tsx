import type { TableColumn } from '@admissions/admin-ui';
import { Button, Table } from '@admissions/admin-ui';
import { formatMoment } from '@admissions/model';
import type { ReleaseRecord } from '@admissions/protocol/releases';
import { useMessage } from '@admissions/store';
import { Chip } from '../../lib/chip.tsx';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import type { RemoteOverview } from './describe-remotes.ts';
import { PreviewLinkButton } from './preview-link-button.tsx';
import styles from './release-detail.module.css';
import { TEXTS } from './texts.ts';
import type { ReleaseChanges } from './use-release-changes.ts';

interface ReleaseTableProps {
  overview: RemoteOverview;
  changes: ReleaseChanges;
  /** Whether testers may open a release that is not in force. */
  allowsOverrides: boolean;
}
/** All recorded releases, newest first, with their actions. */
export function ReleaseTable(props: ReleaseTableProps) {
  const t = useMessage();
  const { version, canary, record } = props.overview;
  const columns: TableColumn<ReleaseRecord>[] = [
    {
      key: 'version',
      title: t(TEXTS.releases.version),
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
          <div className="faint tiny">{sentBy}</div>
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
      dataSource={record.releases}
      empty={t(TEXTS.releases.none)}
    />
  );
}

interface ReleaseActionsProps extends ReleaseTableProps {
  release: ReleaseRecord;
}
function ReleaseActions({ release, overview, changes, allowsOverrides }: ReleaseActionsProps) {
  const t = useMessage();
  const { remote, version, record } = overview;
  if (release.version === version) return null;
  const inForce = record.releases.find((each) => each.version === version);
  const params = { version: release.version };
  return (
    <div className={styles.row}>
      {allowsOverrides && <PreviewLinkButton remote={remote} version={release.version} />}
      {/* Rolling back pins the remote, going forward ends a pin. */}
      {inForce && release.releasedAt < inForce.releasedAt ? (
        <Button size="small" danger onClick={() => changes.rollBack(overview, release.version)}>
          {t(TEXTS.change.rollBack, params)}
        </Button>
      ) : (
        <Button size="small" onClick={() => changes.use(overview, release.version)}>
          {t(TEXTS.change.use, params)}
        </Button>
      )}
    </div>
  );
}
