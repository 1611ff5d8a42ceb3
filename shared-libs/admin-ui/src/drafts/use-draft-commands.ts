import { useAppStoreApi, useMessage } from '@admissions/store';
import { useAction } from '../base/use-action.ts';
import { TEXTS } from './texts.ts';
import type { useDraft } from './use-draft.ts';

interface DraftCommandsOptions {
  draft: Pick<ReturnType<typeof useDraft>, 'conflict' | 'saveNow' | 'read' | 'schedule' | 'end'>;
  /** The form returns to the live version; `isGone`: there is none, the entry was new. */
  onDiscarded: (isGone: boolean) => void;
}
/** Actions of an editor on the draft of a form, with their messages. */
export function useDraftCommands({ draft, onDiscarded }: DraftCommandsOptions) {
  const t = useMessage();
  const { run } = useAction();
  const { openConfirm, toast } = useAppStoreApi().getState();
  function notifyNotSaved(): false {
    if (!draft.conflict) toast(t(TEXTS.notSaved), 'error');
    return false;
  }
  return {
    notifyNotSaved,
    async save(): Promise<void> {
      const isSaved = await draft.saveNow();
      if (isSaved) toast(t(TEXTS.saved), 'success');
      else notifyNotSaved();
    },
    /** With a prompt: a draft cannot be restored. */
    discard(): void {
      const isNew = draft.read()?.isNew === true;
      openConfirm({
        message: t(isNew ? TEXTS.discardNewQuestion : TEXTS.discardQuestion),
        confirmLabel: t(TEXTS.discard),
        isDangerous: true,
        onConfirm: () =>
          void draft.end().then(() => {
            onDiscarded(isNew);
            toast(t(TEXTS.discarded), 'success');
          }),
      });
    },
    cancelSchedule: () => run(() => draft.schedule(null), t(TEXTS.takenBack)),
  };
}
