import { Button } from '@admissions/admin-ui';
import { api, fieldErrorMessage } from '@admissions/api-client';
import { useAppStore, useMessage } from '@admissions/store';
import { useNavigate } from 'react-router';
import type { FormScreen } from '../../lib/form-screen.ts';
import { createSubmissionsApi } from '../../lib/submissions.ts';
import { TEXTS } from './texts.ts';

/** Leaves the application for later, as if nobody had opened it, and leads back to the list. */
export function UnreadButton({
  screen,
  id,
  list,
}: {
  screen: FormScreen;
  id: number;
  list: string;
}) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const navigate = useNavigate();
  async function mark() {
    try {
      await createSubmissionsApi(api(), screen.form).markUnread(id);
      toast(t(TEXTS.review.markedUnread), 'success');
      await navigate(list);
    } catch (error) {
      toast(fieldErrorMessage(error, t), 'error');
    }
  }
  return <Button onClick={() => void mark()}>{t(TEXTS.review.markUnread)}</Button>;
}
