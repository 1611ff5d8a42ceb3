import type { ChannelState } from '@admissions/protocol/releases';
import { useMessage } from '@admissions/store';
import type { ComponentProps } from 'react';
import { Chip } from '../../lib/chip.tsx';
import type { RemoteOverview, RemoteState } from './describe-remotes.ts';
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
