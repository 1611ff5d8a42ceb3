import { api } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import { listVisitDays, VISIT_DAYS_PATH, type VisitDays } from '@admissions/model/forms';
import type { SingleAt } from '@admissions/model/kinds';
import { useCallback, useState } from 'react';

export type VisitRules = SingleAt<'highschool/visit_days_info'>;
const NO_BOOKINGS: ReadonlyMap<string, number> = new Map();

/** From the rules alone, on the server too; schools may come from tomorrow on and take no seats. */
export const listDays = (
  { meeting, ...rules }: VisitRules,
  today: string,
  isSchool = false,
): VisitDays => ({
  meeting: isSchool ? null : meeting,
  days: listVisitDays(isSchool ? { ...rules, lead: 1 } : rules, { today, taken: NO_BOOKINGS }),
});

/** Until seats left are loaded, the days of the rules; null without rules. */
export function useVisitDays(rules: VisitRules | null = null, today = taipeiDay()) {
  const [loaded, setLoaded] = useState<VisitDays | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    try {
      setLoaded(await api().get<VisitDays>(VISIT_DAYS_PATH, { silent: true }));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);
  const days = loaded ?? (rules && listDays(rules, today));
  return { days, hasSeats: loaded !== null, hasFailed, load };
}
