import type { Api } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import type { ReactNode } from 'react';
import type { AdmissionChannel } from '../../lib/departments/admission-channels/admission-channels.ts';
import { type Department, loadDetails } from '../../lib/departments/guide-data.ts';
import { readEntry } from '../../lib/public-reads.ts';
import { loadSection } from '../../lib/reads.ts';
import type { ShortlistEntry } from '../../lib/shortlist/shortlist.ts';

export type Compared = NonNullable<Awaited<ReturnType<typeof loadOne>>>;
type Key = Pick<ShortlistEntry, 'level' | 'id'>;

/** Unknown departments are left out. */
export async function loadCompared(api: Api, keys: readonly Key[]) {
  const found = await Promise.all(keys.map((key) => loadOne(api, key)));
  return withoutTwins(found.filter((each) => each !== null));
}
async function loadOne(api: Api, { level, id }: Key) {
  const read: Promise<Department> = readEntry(api, `faculty/${level}_department_info`, id);
  const own = await loadSection(read);
  if (!own) return null;
  const loaded = await loadDetails(api, level, own, taipeiDay());
  const { department, admissionChannels, costs, unapproved } = loaded;
  const { body, bodyEn, ...details } = department;
  const ways = admissionChannels?.ways.map(selectNewestYear) ?? [];
  return { level, department: details, ways, costs, unapproved };
}

/** A programme in two guides is compared once, even if both keys are given. */
const withoutTwins = (found: readonly Compared[]) =>
  found.filter(
    ({ department: { twin } }) =>
      !found.some(({ level, department: { id } }) => level === 'bachelor' && id === twin?.id),
  );
// A comparison shows the newest year only.
const selectNewestYear = (way: AdmissionChannel): AdmissionChannel => ({
  ...way,
  past: way.past.slice(0, 1),
  shown: [],
});

/** `show` returns a falsy value for a department without one. */
export interface CompareRow {
  label: string;
  /** Long text: on a phone, departments are stacked at full width. */
  isWide?: boolean;
  show: (compared: Compared, all: readonly Compared[]) => ReactNode;
}
export interface CompareGroup {
  title: string;
  rows: readonly CompareRow[];
}
