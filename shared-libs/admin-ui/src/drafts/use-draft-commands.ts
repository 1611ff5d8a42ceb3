import { useAppStoreApi, useMessage } from '@admissions/store';
import { useAction } from '../base/use-action.ts';
import { TEXTS } from './texts.ts';
import type { useDraft } from './use-draft.ts';

interface DraftCommandsOptions {
  draft: Pick<ReturnType<typeof useDraft>, 'conflict' | 'saveNow' | 'schedule' | 'end'>;
  /** The draft is gone: the form returns to the live version. */
  onDiscarded: () => void;
}
/** Actions of an editor on the draft of a form, with their messages. */
export function useDraftCommands({ draft, onDiscarded }: DraftCommandsOptions) {
  const t = useMessage();
  const { run } = useAction();
  const { openConfirm, toast } = useAppStoreApi().getState();
  return {
    async save(): Promise<void> {
      const isSaved = await draft.saveNow();
      if (isSaved) toast(t(TEXTS.saved), 'success');
      else if (!draft.conflict) toast(t(TEXTS.notSaved), 'error');
    },
    /** With a prompt: a draft cannot be restored. */
    discard(): void {
      openConfirm({
        message: t(TEXTS.discardQuestion),
        confirmLabel: t(TEXTS.discard),
        isDangerous: true,
        onConfirm: () =>
          void draft.end().then(() => {
            onDiscarded();
            toast(t(TEXTS.discarded), 'success');
          }),
      });
    },
    cancelSchedule: () => run(() => draft.schedule(null), t(TEXTS.takenBack)),
  };
}
