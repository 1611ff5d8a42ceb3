import type { TableColumn } from '@admissions/admin-ui';
import { Button } from '@admissions/admin-ui';
import { formatMoment, joinLabel } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { countErrors, formatRate } from './count-errors.ts';
import { describeActor } from './describe-line.ts';
import type { RemoteOverview } from './describe-remotes.ts';
import { ErrorSpark } from './error-spark.tsx';
import styles from './release-list.module.css';
import { ChannelChips, RemoteStateChip } from './remote-state.tsx';
import { TEXTS } from './texts.ts';

interface ReleaseColumnsOptions {
  /** Length and end of the figures' window; null without figures. */
  minutes: number;
  at: string | null;
  onRollBack: (overview: RemoteOverview, version: string) => void;
}
export function useReleaseColumns({
  minutes,
  at,
  onRollBack,
}: ReleaseColumnsOptions): TableColumn<RemoteOverview>[] {
  const t = useMessage();
  return [
    {
      key: 'remote',
      title: t(TEXTS.list.remote),
      render: (_, overview) => <RemoteCell {...overview} />,
    },
    {
      key: 'version',
      title: t(TEXTS.list.version),
      render: (_, { version, canary, pin }) => (
        <div className={styles.chips}>
          <span className="semi figures">{version ?? '—'}</span>
          <ChannelChips pin={pin} canary={canary} />
        </div>
      ),
    },
    {
      key: 'state',
      title: t(SHARED_TEXTS.state),
      render: (_, { state }) => <RemoteStateChip state={state} />,
    },
    ...(at === null
      ? []
      : [
          {
            key: 'errors',
            title: t(TEXTS.list.errors, { minutes }),
            render: (_: unknown, overview: RemoteOverview) => (
              <ErrorCell overview={overview} window={{ at, minutes }} />
            ),
          },
        ]),
    {
      key: 'since',
      title: t(TEXTS.list.since),
      isWideOnly: true,
      render: (_, { since }) =>
        since && (
          <>
            <time dateTime={since.at}>{formatMoment(since.at)}</time>
            <div className="faint tiny">{describeActor(since.by, t)}</div>
          </>
        ),
    },
    {
      key: 'shells',
      title: t(TEXTS.list.shells),
      isWideOnly: true,
      render: (_, { shells, version }) => {
        if (shells.length === 0) return <span className="faint tiny">—</span>;
        const adopted = shells.filter(({ served }) => served?.version === version).length;
        return t(TEXTS.shells.count, { adopted, all: shells.length });
      },
    },
    {
      key: 'actions',
      title: t(SHARED_TEXTS.actions),
      fixed: 'end',
      render: (_, overview) => <RollBackButton {...{ overview, onRollBack }} />,
    },
  ];
}

function ErrorCell({
  overview: { figures, version },
  window,
}: {
  overview: RemoteOverview;
  window: { at: string; minutes: number };
}) {
  const t = useMessage();
  const inForce = figures.find((release) => release.version === version);
  if (!inForce) return <span className="faint tiny">—</span>;
  const { count, rate } = countErrors(inForce);
  function describeErrors() {
    if (count === 0) return t(rate === null ? TEXTS.figures.unseen : TEXTS.figures.none);
    return rate === null
      ? t(TEXTS.figures.count, { count })
      : t(TEXTS.figures.rate, { rate: formatRate(rate) });
  }
  return (
    <div className={styles.errors}>
      <ErrorSpark release={inForce} window={window} />
      <span className={count > 0 ? undefined : 'faint tiny'}>{describeErrors()}</span>
    </div>
  );
}

function RemoteCell({ remote, team }: Pick<RemoteOverview, 'remote' | 'team'>) {
  const t = useMessage();
  return (
    <>
      <Link
        className={styles.remote}
        aria-label={t(TEXTS.list.details, { remote })}
        to={`/admin/account/release?name=${remote}`}
      >
        {remote}
      </Link>
      {team && <div className="faint tiny">{team}</div>}
    </>
  );
}

interface RollBackButtonProps extends Pick<ReleaseColumnsOptions, 'onRollBack'> {
  overview: RemoteOverview;
}
function RollBackButton({ overview, onRollBack }: RollBackButtonProps) {
  const t = useMessage();
  const { remote, before, state } = overview;
  if (before === null) return null;
  const label = t(TEXTS.change.rollBack, { version: before });
  const isBad = state === 'errors' || state === 'refused';
  return (
    <Button
      size="small"
      danger={isBad}
      {...(isBad && { type: 'primary' })}
      aria-label={joinLabel(label, remote, t.locale)}
      onClick={() => onRollBack(overview, before)}
    >
      {label}
    </Button>
  );
}
