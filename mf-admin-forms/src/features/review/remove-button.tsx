import { Button, useAction, useConfirmTwice } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { formPathsOf } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import type { FormScreen } from '../../lib/form-screen.ts';
import { TEXTS } from './texts.ts';

interface RemoveProps {
  screen: FormScreen;
  entry: { id: number; reference: string };
  listAddress: string;
  /** Allows leaving with unsaved input. */
  onRemoved: () => void;
}
/** Deletes the application with its personal data after two confirmations. */
export function RemoveButton({
  screen,
  entry: { id, reference },
  listAddress,
  onRemoved,
}: RemoveProps) {
  const t = useMessage();
  const confirmTwice = useConfirmTwice();
  const { run } = useAction();
  async function remove() {
    await api().delete(formPathsOf(screen.form).remove(id));
    onRemoved();
  }
  const confirm = () =>
    confirmTwice(
      {
        title: t(TEXTS.review.removeTitle, { reference }),
        message: t(TEXTS.review.removeText),
        confirmLabel: t('common.delete'),
        onConfirm: () => run(remove, t(TEXTS.review.removed, { reference })),
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
