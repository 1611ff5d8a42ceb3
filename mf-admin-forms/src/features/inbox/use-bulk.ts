import { useChosenEntries } from '@admissions/admin-ui';
import { api, errorMessage, isApiError, isConflict } from '@admissions/api-client';
import type { VisitorForm } from '@admissions/model/forms';
import type { Assignee, ReviewPageOf, ReviewState } from '@admissions/protocol/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FormScreen, Listed } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { TEXTS } from './texts.ts';

/** Selected applications, and a state or an assignee for all of them. */
export function useBulk(
  screen: FormScreen,
  { page, query }: { page: ReviewPageOf<VisitorForm>; query: InboxQuery },
) {
  const t = useMessage();
  const openConfirm = useAppStore((state) => state.openConfirm);
  const toast = useAppStore((state) => state.toast);
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const { chosen, choose, chooseWhole } = useChosenEntries<Listed<VisitorForm>>(
    formPathsOf(screen.form).list,
    { page, query },
  );

  async function change(values: { state: ReviewState } | { assignee: number }, done: string) {
    setBusy(true);
    try {
      await api().post(formPathsOf(screen.form).bulk, {
        ...values,
        items: chosen.map(({ id, revision }) => ({ id, revision })),
      });
      toast(done, 'success');
      choose([]);
      await revalidate();
    } catch (error) {
      if (isConflict(error)) {
        toast(t(TEXTS.bulk.older), 'error');
        await revalidate();
      } else
        toast(
          isApiError(error) && error.errors.scheduledAt
            ? t(TEXTS.bulk.needsDate)
            : errorMessage(error, t),
          'error',
        );
    } finally {
      setBusy(false);
    }
  }
  function confirm(state: ReviewState) {
    const words = { count: chosen.length, state: t(`review.state.${state}`) };
    openConfirm({
      message: t(TEXTS.bulk.confirm, words),
      confirmLabel: t('common.confirm'),
      onConfirm: () => void change({ state }, t(TEXTS.bulk.done, words)),
    });
  }
  function assign({ id, name }: Assignee) {
    const words = { count: chosen.length, name };
    openConfirm({
      message: t(TEXTS.bulk.confirmAssign, words),
      confirmLabel: t('common.confirm'),
      onConfirm: () => void change({ assignee: id }, t(TEXTS.bulk.assigned, words)),
    });
  }
  /** After a letter to all, or somebody else's change before it. */
  function endReply(isSent: boolean) {
    if (isSent) choose([]);
    void revalidate();
  }
  return { chosen, choose, chooseWhole, confirm, assign, endReply, isBusy };
}
