import { Button } from '@admissions/admin-ui';
import { api, fieldErrorMessage } from '@admissions/api-client';
import { useAppStore, useMessage } from '@admissions/store';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { FormScreen } from '../../lib/form-screen.ts';
import { createSubmissionsApi } from '../../lib/submissions.ts';
import { TEXTS } from './texts.ts';

interface RemoveProps {
  screen: FormScreen;
  entry: { id: number; reference: string };
  listAddress: string;
  isGone: boolean;
  onRemoved: () => void;
}

/** Deletes the application and erases its personal data; asked for first, because nothing brings it back. */
export function RemoveButton({
  screen,
  entry: { id, reference },
  listAddress,
  isGone,
  onRemoved,
}: RemoveProps) {
  const t = useMessage();
  const navigate = useNavigate();
  const ask = useAppStore((state) => state.ask);
  const toast = useAppStore((state) => state.toast);

  // Once the page knows that nothing is left to save here.
  useEffect(() => {
    if (isGone) void navigate(listAddress);
  }, [isGone, listAddress, navigate]);

  async function remove() {
    try {
      await createSubmissionsApi(api(), screen.form).remove(id);
      toast(t(TEXTS.review.removed, { reference }), 'success');
      onRemoved();
    } catch (error) {
      toast(fieldErrorMessage(error, t), 'error');
    }
  }
  const confirm = () =>
    ask({
      title: t(TEXTS.review.removeTitle, { reference }),
      message: t(TEXTS.review.removeText),
      confirmLabel: t('common.delete'),
      isDangerous: true,
      onConfirm: () => void remove(),
    });
  return (
    <Button danger onClick={confirm}>
      {t(TEXTS.review.remove)}
    </Button>
  );
}
