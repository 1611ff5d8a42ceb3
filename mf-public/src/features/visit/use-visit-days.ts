import { api } from '@admissions/api-client';
import type { VisitDays } from '@admissions/model/forms';
import { VISIT_DAYS_PATH } from '@admissions/model/forms';
import { useCallback, useState } from 'react';

/** Null until loaded. Not loaded for schools: they request days without a check of availability. */
export function useVisitDays() {
  const [days, setDays] = useState<VisitDays | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    try {
      setDays(await api().get<VisitDays>(VISIT_DAYS_PATH, { silent: true }));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);
  return { days, hasFailed, load };
}
