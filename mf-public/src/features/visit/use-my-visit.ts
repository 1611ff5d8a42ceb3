import { api, isApiError } from '@admissions/api-client';
import type { MyVisit } from '@admissions/protocol/forms';
import { MY_VISIT_PATHS } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { TEXTS } from './my-visit-texts.ts';

interface Problem {
  text: string;
  /** The link opens nothing, so there is no use in another try. */
  isFinal: boolean;
}

/** The booking of the key in the fragment, which the server never sees in an address. */
export function useMyVisit() {
  const t = useMessage();
  const key = useLocation().hash.slice(1);
  const [booking, setBooking] = useState<MyVisit | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);

  const receive = useCallback(
    async (call: Promise<MyVisit>): Promise<boolean> => {
      setBusy(true);
      try {
        setBooking(await call);
        setProblem(null);
        return true;
      } catch (error) {
        if (!isApiError(error)) throw error;
        const [text] = error.errors.key ?? error.errors.day ?? [];
        setProblem({ text: text ?? t.error(error.message), isFinal: text !== undefined });
        return false;
      } finally {
        setBusy(false);
      }
    },
    [t],
  );
  const load = useCallback(async () => {
    if (key === '') setProblem({ text: t(TEXTS.noKey), isFinal: true });
    else await receive(api().post<MyVisit>(MY_VISIT_PATHS.find, { key }));
  }, [key, receive, t]);
  useEffect(() => void load(), [load]);

  return {
    booking,
    problem,
    isBusy,
    load,
    change: (day: string) => receive(api().put<MyVisit>(MY_VISIT_PATHS.edit, { key, day })),
    cancel: () => receive(api().post<MyVisit>(MY_VISIT_PATHS.cancel, { key })),
  };
}
