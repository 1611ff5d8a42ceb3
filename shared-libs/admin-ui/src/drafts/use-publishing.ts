import type { Finding } from '@admissions/model/checks';
import type { FormValues } from '@admissions/model/merge';
import { useRef, useState } from 'react';

export interface PublishConfirmation {
  findings: readonly Finding[];
  notice: string | null;
  values: FormValues;
  settle: (isPublished: boolean) => void;
}
/** Asks before something is published while a check is open. */
export function usePublishing() {
  const find = useRef<() => Promise<readonly Finding[]>>(async () => []);
  // A second press meanwhile is none, also one before this is drawn.
  const isRunning = useRef(false);
  const [isChecking, setChecking] = useState(false);
  const [confirmation, setConfirmation] = useState<PublishConfirmation | null>(null);
  return {
    confirmation,
    /** Whether it is being looked through: the form says so. */
    isChecking,
    /** How the form is looked through: also for words that were typed just before they are published. */
    setChecks(checks: () => Promise<readonly Finding[]>): void {
      find.current = checks;
    },
    /** Whether it may be published: at once when nothing was found and there is nothing to be said (what `prepare` answers), and when visitors do not see it. */
    async confirm(values: FormValues, prepare: () => Promise<string | null>): Promise<boolean> {
      if (isRunning.current) return false;
      isRunning.current = true;
      setChecking(true);
      const runChecks = async () => {
        const notice = await prepare();
        return { notice, findings: values.status === 'published' ? await find.current() : null };
      };
      const { notice, findings } = await runChecks().finally(() => {
        isRunning.current = false;
        setChecking(false);
      });
      if (findings === null || (findings.length === 0 && notice === null)) return true;
      return new Promise((settle) => setConfirmation({ findings, notice, values, settle }));
    },
    answer(isPublished: boolean): void {
      confirmation?.settle(isPublished);
      setConfirmation(null);
    },
  };
}
