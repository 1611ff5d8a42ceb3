import { api, fieldErrorMessage } from '@admissions/api-client';
import { AREAS, allows } from '@admissions/model';
import type { SiteCheck, SiteFinding } from '@admissions/protocol/staff';
import { SITE_CHECK_PATHS } from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const EVERY = 2000;
/** Areas without content of their own. */
const WITHOUT_CONTENT: readonly string[] = ['account', 'white', 'forms'];

/** A look at once, followed until it is done, and what is set aside. */
export function useSiteCheck(check: SiteCheck) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const mayRun = useAppStore(({ session }) =>
    AREAS.some((area) => !WITHOUT_CONTENT.includes(area) && allows(session?.priv ?? {}, area)),
  );
  const { revalidate } = useRevalidator();
  // The answer to the wish says nothing yet: until the next one it counts as running.
  const [asked, setAsked] = useState<SiteCheck | null>(null);
  const isRunning = check.isRunning || asked === check;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void revalidate(), EVERY);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);

  async function attempt(change: () => Promise<unknown>) {
    try {
      await change();
      return true;
    } catch (error) {
      toast(fieldErrorMessage(error, t), 'error');
      return false;
    }
  }
  return {
    mayRun,
    isRunning,
    async run() {
      if (await attempt(() => api().post(SITE_CHECK_PATHS.run))) setAsked(check);
    },
    async setAside({ finding }: SiteFinding, isRight: boolean) {
      await attempt(() => api().put(SITE_CHECK_PATHS.one(finding), { isRight }));
      await revalidate();
    },
  };
}
