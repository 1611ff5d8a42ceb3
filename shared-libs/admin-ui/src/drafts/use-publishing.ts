import type { Finding } from '@admissions/contracts/entry-checks';
import type { FormValues } from '@admissions/contracts/merge';
import { useRef, useState } from 'react';

export interface Asked {
  findings: readonly Finding[];
  notice: string | null;
  values: FormValues;
  settle: (isPublished: boolean) => void;
}
/** Asks before something is published while a check is open. */
export function usePublishing() {
  const find = useRef<() => Promise<readonly Finding[]>>(async () => []);
  // A second press meanwhile is none.
  const isLooking = useRef(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    asked,
    /** How the form is looked through: also for words that were typed just before they are published. */
    setChecks(checks: () => Promise<readonly Finding[]>): void {
      find.current = checks;
    },
    /** Whether it may be published: at once when nothing was found and there is nothing to be said (`notice`), and when visitors do not see it. */
    async ask(values: FormValues, notice: string | null): Promise<boolean> {
      if (values.status !== 'published') return true;
      if (isLooking.current) return false;
      isLooking.current = true;
      const findings = await find.current().finally(() => {
        isLooking.current = false;
      });
      if (findings.length === 0 && notice === null) return true;
      return new Promise((settle) => setAsked({ findings, notice, values, settle }));
    },
    answer(isPublished: boolean): void {
      asked?.settle(isPublished);
      setAsked(null);
    },
  };
}
