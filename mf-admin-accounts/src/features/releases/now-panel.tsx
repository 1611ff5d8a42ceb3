import { Button, formatChange, Panel } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
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
  const { version, state, since, pin, canary } = overview;
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
      </dl>
    </Panel>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
