import { api } from '@admissions/api-client';
import type { VisitDays } from '@admissions/model/forms';
import { VISIT_DAYS_PATH } from '@admissions/model/forms';
import { useCallback, useState } from 'react';

/** The days that can be booked as they were when they were last asked for; null until they are known. Schools only wish for days, so they are not asked for by themselves. */
export function useVisitDays() {
  const [days, setDays] = useState<VisitDays | null>(null);
  const [isLost, setLost] = useState(false);
  const load = useCallback(async () => {
    try {
      setDays(await api().get<VisitDays>(VISIT_DAYS_PATH, { silent: true }));
      setLost(false);
    } catch {
      setLost(true);
    }
  }, []);
  return { days, isLost, load };
}
