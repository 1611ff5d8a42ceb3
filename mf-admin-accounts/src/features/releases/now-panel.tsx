import { Button, formatChange, Panel } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { describeActor, describeReason } from './describe-line.ts';
import type { RemoteOverview } from './describe-remotes.ts';
import styles from './release-detail.module.css';
import { RemoteStateChip, toCanaryParams } from './remote-state.tsx';
import { TEXTS } from './texts.ts';
import type { ReleaseChanges } from './use-release-changes.ts';

export function CurrentReleasePanel({
  overview,
  changes,
}: {
  overview: RemoteOverview;
  changes: ReleaseChanges;
}) {
  const t = useMessage();
  const { remote, version, state, since, pin, canary, shells } = overview;
  // The reason of a rollback's pin is in its log line.
  const pinFigures = since?.reason === pin?.reason ? (since?.figures ?? null) : null;
  return (
    <Panel title={t(TEXTS.now.title)}>
      <dl className={styles.details}>
        <Fact label={t(TEXTS.now.version)}>
          <strong className="semi figures nowrap">{version ?? '—'}</strong>
        </Fact>
        <Fact label={t(SHARED_TEXTS.state)}>
          <RemoteStateChip state={state} />
        </Fact>
        {since && (
          <Fact label={t(TEXTS.now.since)}>
            {formatChange(since.at, describeActor(since.by, t), t)}
          </Fact>
        )}
        {since?.reason && <Fact label={t(TEXTS.now.reason)}>{describeReason(since, t)}</Fact>}
        {pin && (
          <Fact label={t(TEXTS.now.pin)}>
            {t(pin.isHeld ? TEXTS.now.heldText : TEXTS.now.pinText, {
              upTo: pin.upTo,
              by: describeActor(pin.by, t),
              reason: describeReason({ reason: pin.reason, figures: pinFigures }, t),
            })}
          </Fact>
        )}
        {canary && (
          <Fact label={t(TEXTS.now.canary)}>
            <div className={styles.row}>
              {t(TEXTS.now.canaryText, toCanaryParams(canary))}
              <Button size="small" onClick={() => changes.use(overview, canary.version)}>
                {t(TEXTS.change.promote, { version: canary.version })}
              </Button>
              <Button
                size="small"
                danger
                onClick={() => changes.stopCanary(overview, canary.version)}
              >
                {t(TEXTS.change.stop)}
              </Button>
            </div>
          </Fact>
        )}
        <Fact label={t(TEXTS.shells.title)}>
          <Servers shells={shells} />
        </Fact>
      </dl>
      <Link to={`/admin/account/audit?target=release/${remote}`}>{t(TEXTS.now.history)}</Link>
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

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
