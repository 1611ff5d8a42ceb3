import { api, isApiError } from '@admissions/api-client';
import type { MyVisit } from '@admissions/protocol/forms';
import { MY_VISIT_PATHS } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { TEXTS } from './my-visit-texts.ts';

/** The booking of the key in the fragment, which the server never sees in an address. */
export function useMyVisit() {
  const t = useMessage();
  const key = useLocation().hash.slice(1);
  const [booking, setBooking] = useState<MyVisit | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const receive = useCallback(
    async (call: Promise<MyVisit>) => {
      try {
        setBooking(await call);
        setProblem(null);
      } catch (error) {
        if (!isApiError(error)) throw error;
        const { errors, message } = error;
        setProblem((errors.key ?? errors.day)?.[0] ?? t.error(message));
      }
    },
    [t],
  );
  useEffect(() => {
    if (key === '') setProblem(t(TEXTS.noKey));
    else void receive(api().post<MyVisit>(MY_VISIT_PATHS.find, { key }));
  }, [key, receive, t]);
  return {
    booking,
    problem,
    change: (day: string) => receive(api().put<MyVisit>(MY_VISIT_PATHS.edit, { key, day })),
    cancel: () => receive(api().post<MyVisit>(MY_VISIT_PATHS.cancel, { key })),
  };
}
