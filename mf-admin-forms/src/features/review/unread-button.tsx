import { Button, useAction } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { SUBMISSION_PATHS } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { useNavigate } from 'react-router';
import { TEXTS } from './texts.ts';

/** Marks the application as unread and returns to the list. */
export function UnreadButton({ id, list }: { id: number; list: string }) {
  const t = useMessage();
  const { run } = useAction();
  const navigate = useNavigate();
  async function mark() {
    const request = () => api().post(SUBMISSION_PATHS.unread(id));
    if (await run(request, t(TEXTS.review.markedUnread))) await navigate(list);
  }
  return <Button onClick={() => void mark()}>{t(TEXTS.review.markUnread)}</Button>;
}
