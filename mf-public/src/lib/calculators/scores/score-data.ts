import type { Api } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import { loadUnapproved } from '../../departments/unapproved.ts';
import { readSingle } from '../../public-reads.ts';
import { readAdmissionChannels } from '../../read-admission-channels.ts';
import { usesScores } from './evaluate-entry.ts';

export type ScoreData = Awaited<ReturnType<typeof loadScoreData>>;

/** For some departments or all; sends no visitor data. */
export async function loadScoreData(api: Api, departments: readonly number[] | null) {
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
