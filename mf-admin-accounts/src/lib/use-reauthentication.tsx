import { api, isApiError } from '@admissions/api-client';
import { AUTH_PATHS } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { type ReactNode, useState } from 'react';
import { type PasswordPrompt, PasswordPromptDialog } from './password-form.tsx';
import { SHARED_TEXTS } from './texts.ts';

interface PendingPrompt {
  resolve: () => void;
  reject: () => void;
}
/** Runs a change; where the API requires the current password, prompts and retries. */
export function useReauthentication(): {
  runReauthenticated: <T>(change: () => Promise<T>) => Promise<T>;
  dialog: ReactNode;
} {
  const t = useMessage();
  const [waiting, setWaiting] = useState<PendingPrompt | null>(null);
  async function runReauthenticated<T>(change: () => Promise<T>): Promise<T> {
    try {
      return await change();
    } catch (error) {
      if (!isApiError(error) || !error.errors.currentPassword) throw error;
      await new Promise<void>((resolve, reject) =>
        setWaiting({ resolve, reject: () => reject(error) }),
      );
      return change();
    }
  }
  const prompt: PasswordPrompt | null = waiting && {
    title: t(SHARED_TEXTS.proofTitle),
    message: t(SHARED_TEXTS.proofText),
    confirmLabel: t(SHARED_TEXTS.proofGoOn),
    async run(currentPassword) {
      await api().post(AUTH_PATHS.prove, { currentPassword });
      waiting.resolve();
    },
  };
  function close() {
    // Already settled: nobody waits for the result.
    waiting?.reject();
    setWaiting(null);
  }
  return { runReauthenticated, dialog: <PasswordPromptDialog prompt={prompt} onClose={close} /> };
}
