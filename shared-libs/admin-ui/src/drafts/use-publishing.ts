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
  const find = useRef<() => readonly Finding[]>(() => []);
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    asked,
    /** How the form is looked through: also for words that were typed just before they are published. */
    setChecks(checks: () => readonly Finding[]): void {
      find.current = checks;
    },
    /** Whether it may be published: at once when nothing was found and there is nothing to be said (`notice`), and when visitors do not see it. */
    async ask(values: FormValues, notice: string | null): Promise<boolean> {
      const findings = find.current();
      const isQuiet = findings.length === 0 && notice === null;
      if (isQuiet || values.status !== 'published') return true;
      return new Promise((settle) => setAsked({ findings, notice, values, settle }));
    },
    answer(isPublished: boolean): void {
      asked?.settle(isPublished);
      setAsked(null);
    },
  };
}
