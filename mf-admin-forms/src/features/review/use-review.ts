import { useEntryForm } from '@admissions/admin-ui';
import { api, errorMessage, isConflict } from '@admissions/api-client';
import { formPathsOf } from '@admissions/protocol/forms';
import { useAppStore, useMessage, useToast } from '@admissions/store';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import {
  findReviewChange,
  isAlreadySaved,
  type ReviewValues,
  toReviewValues,
} from './review-change.ts';

/** What the parts of a review show, and how they report another revision. */
export interface ReviewPartProps {
  screen: FormScreen;
  entry: Reviewed;
  /** As changed by the same person outside the form. */
  onAnswered: (entry: Reviewed) => void;
  /** As changed by somebody else. */
  onConflict: (entry: Reviewed) => void;
}

/** What a letter follows, too: the input that is not saved yet. */
export interface ReplyPartProps extends ReviewPartProps {
  values: Pick<ReviewValues, 'state' | 'scheduledAt'>;
}

/** A submission under review: saved state, unsaved input, and their merge. */
export function useReview(screen: FormScreen, loaded: Reviewed) {
  const t = useMessage();
  const toast = useToast();
  const author = useAppStore((state) => state.session?.user.name ?? '');
  const form = useEntryForm({
    loaded,
    toValues: toReviewValues,
    async save(reviewValues: ReviewValues, from: Reviewed): Promise<Reviewed> {
      const change = findReviewChange(from, reviewValues);
      if (!change) return from;
      try {
        return await api().put<Reviewed>(formPathsOf(screen.form).edit(from.id), change);
      } catch (error) {
        if (!isConflict(error)) throw error;
        const current = error.current as Reviewed;
        if (isAlreadySaved({ change, current, author })) return current;
        throw error;
      }
    },
    onRefused: (error) => toast(errorMessage(error, t), 'error'),
  });
  const isDirty = findReviewChange(form.entry, form.values) !== null;
  return {
    ...form,
    screen,
    isDirty,
    save: async () => (isDirty ? await form.submit() : 'nothing'),
    onAnswered: (current: Reviewed) => form.mergeNewer(current, 'never'),
    onConflict: (current: Reviewed) => form.mergeNewer(current, 'ifChanged'),
  };
}

export type Review = ReturnType<typeof useReview>;
