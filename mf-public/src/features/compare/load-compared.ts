import type { Api } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import type { FacultyLevel } from '@admissions/model/kinds';
import type { Costs } from '../../lib/calculators/costs/cost-data.ts';
import type { AdmissionChannel } from '../../lib/departments/admission-channels/admission-channels.ts';
import type { Department } from '../../lib/departments/guide-data.ts';
import { loadDetails } from '../../lib/departments/guide-data.ts';
import type { Unapproved } from '../../lib/departments/unapproved.ts';
import { readEntry } from '../../lib/public-reads.ts';
import { loadSection } from '../../lib/reads.ts';

export interface Compared {
  level: FacultyLevel;
  department: Omit<Department, 'body' | 'bodyEn'>;
  ways: AdmissionChannel[];
  costs: Costs | null;
  unapproved: Unapproved | null;
}

/** Unknown departments are left out. */
export async function loadCompared(
  api: Api,
  keys: readonly { level: FacultyLevel; id: number }[],
): Promise<Compared[]> {
  const today = taipeiDay(new Date());
  const found = await Promise.all(
    keys.map(async ({ level, id }) => {
      const read: Promise<Department> = readEntry(api, `faculty/${level}_department_info`, id);
      const own = await loadSection(read);
      if (!own) return [];
      const loaded = await loadDetails(api, level, own, today);
      const { department, admissionChannels, costs, unapproved } = loaded;
      const { body, bodyEn, ...details } = department;
      return [
        {
          level,
          department: details,
          ways: admissionChannels?.ways.map(selectNewestYear) ?? [],
          costs,
          unapproved,
        },
      ];
    }),
  );
  return withoutTwins(found.flat());
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
