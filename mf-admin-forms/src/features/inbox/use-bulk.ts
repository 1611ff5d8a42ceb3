import { api, errorMessage, isApiError, isConflict } from '@admissions/api-client';
import type { VisitorForm } from '@admissions/model/forms';
import type { ReviewState } from '@admissions/protocol/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FormScreen, Listed } from '../../lib/form-screen.ts';
import { TEXTS } from './texts.ts';

/** Selected applications, and the change of state for all of them. */
export function useBulk(screen: FormScreen, list: readonly Listed<VisitorForm>[]) {
  const t = useMessage();
  const openConfirm = useAppStore((state) => state.openConfirm);
  const toast = useAppStore((state) => state.toast);
  const { revalidate } = useRevalidator();
  const [ids, setIds] = useState<readonly number[]>([]);
  const [isBusy, setBusy] = useState(false);
  // Rows no longer on the page must not change unseen.
  const chosen = list.filter(({ id }) => ids.includes(id));

  async function change(state: ReviewState) {
    setBusy(true);
    try {
      await api().post(formPathsOf(screen.form).bulk, {
        state,
        items: chosen.map(({ id, revision }) => ({ id, revision })),
      });
      toast(
        t(TEXTS.bulk.done, { count: chosen.length, state: t(`review.state.${state}`) }),
        'success',
      );
      setIds([]);
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
  const confirm = (state: ReviewState) =>
    openConfirm({
      message: t(TEXTS.bulk.confirm, { count: chosen.length, state: t(`review.state.${state}`) }),
      confirmLabel: t('common.confirm'),
      onConfirm: () => void change(state),
    });
  return { chosen: chosen.map(({ id }) => id), choose: setIds, confirm, isBusy };
}
