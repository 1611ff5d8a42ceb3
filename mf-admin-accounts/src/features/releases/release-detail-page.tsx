import { Button, formatChange, LinkButton, PageHeader, Panel } from '@admissions/admin-ui';
import type { Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { releaseHelp } from '../../lib/screen-help.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import {
  describeActor,
  describeReason,
  describeRemotes,
  type RemoteOverview,
} from './describe-remotes.ts';
import styles from './release-detail.module.css';
import { ReleaseTable } from './release-table.tsx';
import { LIST_PATH, type LoadedReleases } from './releases.ts';
import {
  RefreshButton,
  ReleaseNotices,
  RemoteStateChip,
  toCanaryParams,
  UnknownRemote,
} from './remote-state.tsx';
import { TEXTS } from './texts.ts';
import { TokensPanel } from './tokens-panel.tsx';
import { type ProposeChange, useReleaseChanges } from './use-release-changes.tsx';

export { loadReleases as loader } from './releases.ts';

export function Component() {
  const loaded = useLoaderData<LoadedReleases>();
  const [search] = useSearchParams();
  const overview = describeRemotes(loaded).find(({ remote }) => remote === search.get('name'));
  if (!overview) return <UnknownRemote />;
  return <ReleaseDetail key={overview.remote} overview={overview} loaded={loaded} />;
}

function ReleaseDetail({ overview, loaded }: { overview: RemoteOverview; loaded: LoadedReleases }) {
  const t = useMessage();
  const { propose, dialog } = useReleaseChanges();
  const { name, note, version, before, pin, record } = overview;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t(name)}
        note={note}
        help={releaseHelp}
        back={{ to: LIST_PATH, label: t(TEXTS.list.back) }}
        actions={
          <>
            <RefreshButton />
            {version !== null && (
              <Button onClick={() => propose(pin ? 'unpin' : 'pin', overview, version)}>
                {t(TEXTS.changes[pin ? 'unpin' : 'pin'].confirm, { version })}
              </Button>
            )}
            {before !== null && (
              <Button type="primary" danger onClick={() => propose('rollBack', overview, before)}>
                {t(TEXTS.changes.rollBack.confirm, { version: before })}
              </Button>
            )}
          </>
        }
      />
      <ReleaseNotices running={loaded.running} />
      <CurrentReleasePanel overview={overview} propose={propose} />
      <Panel title={TEXTS.releases.title}>
        <ReleaseTable
          overview={overview}
          propose={propose}
          minutes={loaded.running?.figures.minutes ?? null}
        />
      </Panel>
      <Panel>
        <details>
          <summary className="semi">{t(TEXTS.forEngineers)}</summary>
          <OriginPanel overview={overview} />
          <OwnerPanel {...record} />
          <TokensPanel {...record} />
        </details>
      </Panel>
      {dialog}
    </div>
  );
}

interface CurrentPanelProps {
  overview: RemoteOverview;
  propose: ProposeChange;
}
function CurrentReleasePanel({ overview, propose }: CurrentPanelProps) {
  const t = useMessage();
  const { remote, version, state, since, pin, canary } = overview;
  // The reason of a rollback's pin is in its log line.
  const pinFigures = since?.reason === pin?.reason ? (since?.figures ?? null) : null;
  return (
    <Panel title={TEXTS.now.title}>
      <dl className={styles.details}>
        <Fact label={TEXTS.list.version}>
          <strong className="semi figures nowrap">{version ?? '—'}</strong>
        </Fact>
        <Fact label={SHARED_TEXTS.state}>
          <RemoteStateChip state={state} />
        </Fact>
        {since && (
          <Fact label={TEXTS.list.since}>
            {formatChange(since.at, describeActor(since.by, t), t)}
          </Fact>
        )}
        {since?.reason && <Fact label={TEXTS.change.reason}>{describeReason(since, t)}</Fact>}
        {pin && (
          <Fact label={TEXTS.now.pin}>
            {t(pin.isHeld ? TEXTS.now.heldText : TEXTS.now.pinText, {
              upTo: pin.upTo,
              by: describeActor(pin.by, t),
              reason: describeReason({ reason: pin.reason, figures: pinFigures }, t),
            })}
          </Fact>
        )}
        {canary && (
          <Fact label={TEXTS.now.canary}>
            <div className={styles.row}>
              {t(TEXTS.now.canaryText, toCanaryParams(canary))}
              <Button size="small" onClick={() => propose('promote', overview, canary.version)}>
                {t(TEXTS.changes.promote.confirm, { version: canary.version })}
              </Button>
              <Button size="small" danger onClick={() => propose('stop', overview, canary.version)}>
                {t(TEXTS.changes.stop.confirm)}
              </Button>
            </div>
          </Fact>
        )}
      </dl>
      <p>
        <Link to={`/admin/account/audit?target=release/${remote}`}>{t(TEXTS.now.history)}</Link>
      </p>
    </Panel>
  );
}

/** The source of each release, and the servers that run one. */
function OriginPanel({ overview: { remote, record, shells } }: { overview: RemoteOverview }) {
  const t = useMessage();
  return (
    <Panel title={TEXTS.releases.origin}>
      <dl className={styles.details}>
        <Fact label={TEXTS.list.remote}>{remote}</Fact>
        <Fact label={TEXTS.list.shells}>
          <Servers shells={shells} />
        </Fact>
        {record.releases.map(({ version, commit, builder }) => (
          <Fact key={version} label={t(TEXTS.releases.commitOf, { version })}>
            {commit === null ? (
              t(TEXTS.releases.unknown)
            ) : (
              <code title={commit}>{commit.slice(0, 10)}</code>
            )}{' '}
            <span className="faint tiny">{builder}</span>
          </Fact>
        ))}
      </dl>
    </Panel>
  );
}

function Servers({ shells }: Pick<RemoteOverview, 'shells'>) {
  const t = useMessage();
  if (shells.length === 0) return t(TEXTS.shells.none);
  return shells.map(({ shell, served }) => (
    <div key={shell}>
      {t(TEXTS.shells.serves, { shell, version: served?.version ?? t(TEXTS.shells.nothing) })}
      {served?.refused && (
        <div className={styles.refused}>{t(TEXTS.shells.refused, { ...served.refused })}</div>
      )}
    </div>
  ));
}

function OwnerPanel({ remote, owner }: Pick<RemoteOverview['record'], 'remote' | 'owner'>) {
  const t = useMessage();
  return (
    <Panel title={TEXTS.owner.title}>
      {owner ? (
        <dl className={styles.details}>
          <Fact label={TEXTS.owner.team}>{owner.team}</Fact>
          <Fact label={TEXTS.owner.prefixes}>
            {owner.prefixes.length === 0 ? (
              t(TEXTS.owner.noPrefixes)
            ) : (
              <details open={owner.prefixes.length < 9}>
                <summary>{t(TEXTS.owner.allPrefixes, { count: owner.prefixes.length })}</summary>
                {owner.prefixes.map((prefix) => (
                  <code key={prefix} className={styles.prefix}>
                    {prefix}
                  </code>
                ))}
              </details>
            )}
          </Fact>
        </dl>
      ) : (
        <p className="faint below-m">{t(TEXTS.owner.none)}</p>
      )}
      <LinkButton to={`/admin/account/release_owner?name=${remote}`}>
        {t(owner ? 'common.edit' : TEXTS.owner.add)}
      </LinkButton>
    </Panel>
  );
}

const Fact = ({ label, children }: { label: string | Localised; children: ReactNode }) => (
  <div>
    <dt>{useMessage().text(label)}</dt>
    <dd>{children}</dd>
  </div>
);
