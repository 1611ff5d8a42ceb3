import { Alert, Button, NotFound } from '@admissions/admin-ui';
import { formatMoment } from '@admissions/model';
import type {
  ChannelState,
  FiguresOfRelease,
  RunningReleases,
} from '@admissions/protocol/releases';
import { useMessage } from '@admissions/store';
import type { ComponentProps, ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Chip } from '../../lib/chip.tsx';
import { countErrors, formatRate } from './count-errors.ts';
import type { RemoteOverview, RemoteState } from './describe-remotes.ts';
import { LIST_PATH } from './releases.ts';
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

/** Errors of the last minutes, with the views. */
export function ErrorCell({ release }: { release: FiguresOfRelease | undefined }) {
  const t = useMessage();
  if (!release) return <span className="faint tiny">—</span>;
  const { count, views, rate } = countErrors(release);
  if (count === 0 && rate === null)
    return <span className="faint tiny">{t(TEXTS.figures.unseen)}</span>;
  const errors =
    rate === null
      ? t(TEXTS.figures.count, { count })
      : t(TEXTS.figures.rate, { rate: formatRate(rate) });
  return (
    <>
      {count === 0 ? <span className="faint tiny">{t(TEXTS.figures.none)}</span> : errors}
      <div className="faint tiny">{t(TEXTS.figures.views, { views })}</div>
    </>
  );
}

export function RefreshButton() {
  const t = useMessage();
  const { state, revalidate } = useRevalidator();
  return (
    <Button loading={state === 'loading'} onClick={() => void revalidate()}>
      {t(TEXTS.list.refresh)}
    </Button>
  );
}

/** In place of a remote that is not in the list. */
export function UnknownRemote() {
  const t = useMessage();
  return <NotFound title={TEXTS.list.gone} back={{ to: LIST_PATH, label: t(TEXTS.list.back) }} />;
}

interface NoticesProps {
  running: RunningReleases | null;
  /** Before the time of the figures. */
  children?: ReactNode;
}
export function ReleaseNotices({ running, children }: NoticesProps) {
  const t = useMessage();
  if (running === null)
    return (
      <div className="below-m">
        <Alert type="warning" showIcon title={t(TEXTS.notice.blind)} />
      </div>
    );
  return (
    <p className="faint mini below-xs">
      {children} {t(TEXTS.list.at, { moment: formatMoment(running.figures.at) })}
    </p>
  );
}
