import type { Finding } from '@admissions/model/checks';
import type { FormValues } from '@admissions/model/merge';
import { useRef, useState } from 'react';
import { isMust } from '../checks/is-must.ts';

export interface PublishConfirmation {
  findings: readonly Finding[];
  /** Additional warning. */
  notice: string | null;
  values: FormValues;
  settle: (isPublished: boolean) => void;
}
/** Prompts before publishing with findings that must be corrected. */
export function usePublishing() {
  const find = useRef<() => Promise<readonly Finding[]>>(async () => []);
  // Blocks a second click, also before the next render.
  const isRunning = useRef(false);
  const [isChecking, setChecking] = useState(false);
  const [confirmation, setConfirmation] = useState<PublishConfirmation | null>(null);
  return {
    confirmation,
    /** Whether checks are running, shown by the form. */
    isChecking,
    /** Sets the check function, which includes text typed just before publishing. */
    setChecks(checks: () => Promise<readonly Finding[]>): void {
      find.current = checks;
    },
    /** Prompts if something must be corrected, or with a notice. */
    async confirm(values: FormValues, notice: string | null): Promise<boolean> {
      if (isRunning.current) return false;
      if (values.status !== 'published') return true;
      isRunning.current = true;
      setChecking(true);
      const findings = await find.current().finally(() => {
        isRunning.current = false;
        setChecking(false);
      });
      if (!findings.some(isMust) && notice === null) return true;
      return new Promise((settle) => setConfirmation({ findings, notice, values, settle }));
    },
    answer(isPublished: boolean): void {
      confirmation?.settle(isPublished);
      setConfirmation(null);
    },
  };
}
