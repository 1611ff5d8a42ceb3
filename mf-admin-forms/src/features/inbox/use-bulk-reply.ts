import { api, errorMessage, isApiError, isConflict } from '@admissions/api-client';
import type { VisitorForm } from '@admissions/model/forms';
import type { BulkReplyAnswer, ReviewState } from '@admissions/protocol/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import type { FormScreen, Listed } from '../../lib/form-screen.ts';
import type { Reply } from '../../lib/reply.ts';
import { TEXTS } from './texts.ts';

/** One letter to each chosen application, after a preview of the first three. */
export function useBulkReply(
  { form }: FormScreen,
  chosen: readonly Listed<VisitorForm>[],
  /** Sent, or changed by somebody else meanwhile. */
  onDone: (isSent: boolean) => void,
) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const [preview, setPreview] = useState<BulkReplyAnswer | null>(null);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function call({ subject, body }: Reply, template: ReviewState, isPreview: boolean) {
    setBusy(true);
    setError('');
    try {
      const answer = await api().post<BulkReplyAnswer>(formPathsOf(form).bulkReply, {
        items: chosen.map(({ id, revision }) => ({ id, revision })),
        subject,
        text: body,
        ...(template !== 'new' && { state: template }),
        isPreview,
      });
      if (isPreview) return setPreview(answer);
      toast(t(TEXTS.bulkReply.sent, { count: answer.count }), 'success');
      onDone(true);
    } catch (failure) {
      if (isConflict(failure)) {
        toast(t(TEXTS.bulk.older), 'error');
        return onDone(false);
      }
      const messages = isApiError(failure) ? Object.values(failure.errors).flat() : [];
      setError(messages.join(' ') || errorMessage(failure, t));
      setPreview(null);
    } finally {
      setBusy(false);
    }
  }
  return { preview, error, isBusy, call, edit: () => setPreview(null) };
}
