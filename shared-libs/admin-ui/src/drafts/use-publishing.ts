import type { FormValues } from '@admissions/contracts/merge';
import { useRef, useState } from 'react';
import type { Finding } from '../checks/finding.ts';

interface Asked {
  findings: readonly Finding[];
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
    /** Whether it may be published: at once when nothing was found, and when visitors do not see it. */
    async ask(values: FormValues): Promise<boolean> {
      if (findings.current.length === 0 || values.status !== 'published') return true;
      return new Promise((settle) => setAsked({ findings: findings.current, values, settle }));
    },
    answer(isPublished: boolean): void {
      asked?.settle(isPublished);
      setAsked(null);
    },
  };
}
