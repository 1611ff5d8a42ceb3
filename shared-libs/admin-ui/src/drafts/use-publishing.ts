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
  const findings = useRef<readonly Finding[]>([]);
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    asked,
    setFindings(found: readonly Finding[]): void {
      findings.current = found;
    },
    /** Whether it may be published: at once when nothing was found and there is nothing to be said (`notice`), and when visitors do not see it. */
    async ask(values: FormValues, notice: string | null): Promise<boolean> {
      const isQuiet = findings.current.length === 0 && notice === null;
      if (isQuiet || values.status !== 'published') return true;
      return new Promise((settle) =>
        setAsked({ findings: findings.current, notice, values, settle }),
      );
    },
    answer(isPublished: boolean): void {
      asked?.settle(isPublished);
      setAsked(null);
    },
  };
}
