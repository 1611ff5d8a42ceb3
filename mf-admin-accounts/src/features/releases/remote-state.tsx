import { Alert } from '@admissions/admin-ui';
import { formatMoment } from '@admissions/model';
import type { ChannelState, RunningReleases } from '@admissions/protocol/releases';
import { useMessage } from '@admissions/store';
import type { ComponentProps } from 'react';
import { Chip } from '../../lib/chip.tsx';
import type { RemoteOverview, RemoteState } from './describe-remotes.ts';
import styles from './release-list.module.css';
import { TEXTS } from './texts.ts';

const TONES: Record<RemoteState, ComponentProps<typeof Chip>['tone']> = {
  healthy: 'good',
  errors: 'bad',
  refused: 'bad',
  behind: 'waiting',
  unknown: 'plain',
  unreleased: 'plain',
};

export function RemoteStateChip({ state }: { state: RemoteState }) {
  const t = useMessage();
  return <Chip tone={TONES[state]}>{t(TEXTS.state[state])}</Chip>;
}

export function ChannelChips({ pin, canary }: Pick<RemoteOverview, 'pin' | 'canary'>) {
  const t = useMessage();
  return (
    <>
      {pin && <Chip tone="waiting">{t(TEXTS.state.pinned)}</Chip>}
      {canary && <Chip tone="brand">{t(TEXTS.state.canary, toCanaryParams(canary))}</Chip>}
    </>
  );
}

export const toCanaryParams = ({ version, percent }: ChannelState) => ({ version, percent });

export function ReleaseNotices({ running }: { running: RunningReleases | null }) {
  const t = useMessage();
  if (running === null)
    return (
      <div className={styles.notice}>
        <Alert type="warning" showIcon title={t(TEXTS.notice.blind)} />
      </div>
    );
  return (
    <p className={styles.at}>
      {t(TEXTS.list.at, { moment: formatMoment(running.figures.at) })}
      {t.locale === 'en' ? '. ' : '。'}
      {t(TEXTS.notice.figures, { minutes: running.figures.minutes })}
    </p>
  );
}
