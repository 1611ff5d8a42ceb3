import type { Api } from '@admissions/api-client';
import { type ChannelEntry, readAdmissionChannels } from '../read-admission-channels.ts';
import { loadSection } from '../reads.ts';
import { findNewest } from './admission-channels/results.ts';

export type FirstStageResult = NonNullable<ReturnType<typeof toApplied>>;

/** By department; with several groups, the first one's. */
export async function loadApplied(api: Api) {
  const entries = (await loadSection(readAdmissionChannels(api, 'bachelor'))) ?? [];
  return new Map(
    entries.toReversed().flatMap((entry) => {
      const applied = toApplied(entry);
      return applied ? [[entry.department.id, applied] as const] : [];
    }),
  );
}

function toApplied({ group, measure, years }: ChannelEntry) {
  const [now] = years;
  const past = years.filter(({ admitted }) => admitted !== null);
  const newest = now ? findNewest({ measure, now, past }) : null;
  return newest?.result.of === 'screen' ? { ...newest, group } : null;
}
