import type { Api } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import type { Unapproved } from '../../departments/unapproved.ts';
import { loadUnapproved } from '../../departments/unapproved.ts';
import { readSingle } from '../../public-reads.ts';
import type { ChannelEntry } from '../../read-admission-channels.ts';
import { readAdmissionChannels } from '../../read-admission-channels.ts';
import type { StandardRow } from '../../scores/standards.ts';
import { usesScores } from './evaluate-entry.ts';

export interface ScoreData {
  /** Admission channels with scores. */
  entries: readonly ChannelEntry[];
  rows: readonly StandardRow[];
  unapproved: Unapproved | null;
}

/** For some departments or all; sends no visitor data. */
export async function loadScoreData(
  api: Api,
  departments: readonly number[] | null,
): Promise<ScoreData> {
  const [entries, standards] = await Promise.all([
    Promise.all(
      (departments ?? [undefined]).map((id) => readAdmissionChannels(api, 'bachelor', id)),
    ),
    readSingle(api, 'about/standards_info', { silent: true }),
  ]);
  const all = entries.flat();
  const years = [...new Set(all.flatMap(({ unapprovedYears }) => unapprovedYears ?? []))];
  const unapproved = await loadUnapproved(api, years, taipeiDay());
  return { entries: all.filter(usesScores), rows: standards.rows, unapproved };
}
