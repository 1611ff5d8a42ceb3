import { Button, useAction, useConfirmTwice } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { VisitorForm } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import { TEXTS } from './texts.ts';

interface EraseProps {
  screen: FormScreen;
  entry: Reviewed<VisitorForm>;
  onErased: (entry: Reviewed<VisitorForm>) => void;
}
/** Erases personal data on request; the application stays for the statistics. */
export function EraseButton({ screen, entry: { id, reference, name }, onErased }: EraseProps) {
  const t = useMessage();
  const confirmTwice = useConfirmTwice();
  const { run } = useAction();
  if (name === null) return null;
  const erase = async () => onErased(await api().post(formPathsOf(screen.form).erase(id)));
  const confirm = () =>
    confirmTwice(
      {
        title: t(TEXTS.erase.title, { reference }),
        message: t(TEXTS.erase.text),
        confirmLabel: t(TEXTS.erase.button),
        onConfirm: () => void run(erase, t(TEXTS.erase.done, { reference })),
      },
      { title: t(TEXTS.erase.again, { reference }), message: t(TEXTS.review.removeAgainText) },
    );
  return (
    <Button danger onClick={confirm}>
      {t(TEXTS.erase.button)}
    </Button>
  );
}
