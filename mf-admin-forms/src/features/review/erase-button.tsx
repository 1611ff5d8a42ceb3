import { Button, useAskTwice } from '@admissions/admin-ui';
import { api, fieldErrorMessage } from '@admissions/api-client';
import type { VisitorForm } from '@admissions/model/forms';
import { useAppStore, useMessage } from '@admissions/store';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import { createSubmissionsApi } from '../../lib/submissions.ts';
import { TEXTS } from './texts.ts';

interface EraseProps {
  screen: FormScreen;
  entry: Reviewed<VisitorForm>;
  onErased: (entry: Reviewed<VisitorForm>) => void;
}
/** Erases what names people, as its sender may ask; the application stays for the statistics. Not there once it is done. */
export function EraseButton({ screen, entry: { id, reference, name }, onErased }: EraseProps) {
  const t = useMessage();
  const askTwice = useAskTwice();
  const toast = useAppStore((state) => state.toast);
  if (name === null) return null;

  async function erase() {
    try {
      onErased(await createSubmissionsApi(api(), screen.form).erase(id));
      toast(t(TEXTS.erase.done, { reference }), 'success');
    } catch (error) {
      toast(fieldErrorMessage(error, t), 'error');
    }
  }
  const confirm = () =>
    askTwice(
      {
        title: t(TEXTS.erase.title, { reference }),
        message: t(TEXTS.erase.text),
        confirmLabel: t(TEXTS.erase.button),
        onConfirm: () => void erase(),
      },
      { title: t(TEXTS.erase.again, { reference }), message: t(TEXTS.review.removeAgainText) },
    );
  return (
    <Button danger onClick={confirm}>
      {t(TEXTS.erase.button)}
    </Button>
  );
}
