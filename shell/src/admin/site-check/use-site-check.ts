import { api, errorMessage } from '@admissions/api-client';
import { AREAS, allows } from '@admissions/model';
import type { SiteCheck, SiteFinding } from '@admissions/protocol/staff';
import { SITE_CHECK_PATHS } from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const POLL_INTERVAL_MS = 2000;
/** Areas without content of their own. */
const AREAS_WITHOUT_CONTENT: readonly string[] = ['account', 'white', 'forms'];

/** Starts an audit and polls it until it is done; dismisses findings. */
export function useSiteCheck(check: SiteCheck) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const canRun = useAppStore(({ session }) =>
    AREAS.some(
      (area) => !AREAS_WITHOUT_CONTENT.includes(area) && allows(session?.priv ?? {}, area),
    ),
  );
  const { revalidate } = useRevalidator();
  // The response to the start has no state yet: treat it as running until the next poll.
  const [requestedCheck, setRequestedCheck] = useState<SiteCheck | null>(null);
  const isRunning = check.isRunning || requestedCheck === check;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void revalidate(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);

  async function attempt(change: () => Promise<unknown>) {
    try {
      await change();
      return true;
    } catch (error) {
      toast(errorMessage(error, t), 'error');
      return false;
    }
  }
  return {
    mayRun: canRun,
    isRunning,
    async run() {
      if (await attempt(() => api().post(SITE_CHECK_PATHS.run))) setRequestedCheck(check);
    },
    async setAside({ finding }: SiteFinding, isRight: boolean) {
      await attempt(() => api().put(SITE_CHECK_PATHS.one(finding), { isRight }));
      await revalidate();
    },
  };
}
