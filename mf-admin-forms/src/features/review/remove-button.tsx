import { Button, useAskTwice } from '@admissions/admin-ui';
import { api, fieldErrorMessage } from '@admissions/api-client';
import { useAppStore, useMessage } from '@admissions/store';
import type { FormScreen } from '../../lib/form-screen.ts';
import { createSubmissionsApi } from '../../lib/submissions.ts';
import { TEXTS } from './texts.ts';

interface RemoveProps {
  screen: FormScreen;
  entry: { id: number; reference: string };
  listAddress: string;
  /** Nothing is left to save here: what was typed may be left behind. */
  onRemoved: () => void;
}

/** Deletes the application and erases its personal data, and leads to the list; asked for first, because nothing brings it back. */
export function RemoveButton({
  screen,
  entry: { id, reference },
  listAddress,
  onRemoved,
}: RemoveProps) {
  const t = useMessage();
  const askTwice = useAskTwice();
  const toast = useAppStore((state) => state.toast);

  async function remove() {
    try {
      await createSubmissionsApi(api(), screen.form).remove(id);
      toast(t(TEXTS.review.removed, { reference }), 'success');
      onRemoved();
      return true;
    } catch (error) {
      toast(fieldErrorMessage(error, t), 'error');
      return false;
    }
  }
  const confirm = () =>
    askTwice(
      {
        title: t(TEXTS.review.removeTitle, { reference }),
        message: t(TEXTS.review.removeText),
        confirmLabel: t('common.delete'),
        onConfirm: remove,
        target: listAddress,
      },
      {
        title: t(TEXTS.review.removeAgain, { reference }),
        message: t(TEXTS.review.removeAgainText),
      },
    );
  return (
    <Button danger onClick={confirm}>
      {t(TEXTS.review.remove)}
    </Button>
  );
}
