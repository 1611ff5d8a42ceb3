import type { Finding } from '@admissions/model/checks';
import type { FormValues } from '@admissions/model/merge';
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
  // A second press meanwhile is none, also one before this is drawn.
  const isUnderWay = useRef(false);
  const [isLooking, setLooking] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    asked,
    /** Whether it is being looked through: the form says so. */
    isLooking,
    /** How the form is looked through: also for words that were typed just before they are published. */
    setChecks(checks: () => Promise<readonly Finding[]>): void {
      find.current = checks;
    },
    /** Whether it may be published: at once when nothing was found and there is nothing to be said (what `prepare` answers), and when visitors do not see it. */
    async ask(values: FormValues, prepare: () => Promise<string | null>): Promise<boolean> {
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
      setLooking(true);
      const look = async () => {
        const notice = await prepare();
        return { notice, findings: values.status === 'published' ? await find.current() : null };
      };
      const { notice, findings } = await look().finally(() => {
        isUnderWay.current = false;
        setLooking(false);
      });
      if (findings === null || (findings.length === 0 && notice === null)) return true;
      return new Promise((settle) => setAsked({ findings, notice, values, settle }));
    },
    answer(isPublished: boolean): void {
      asked?.settle(isPublished);
      setAsked(null);
    },
  };
}
