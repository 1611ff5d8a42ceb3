import { useEntryForm } from '@admissions/admin-ui';
import { api, errorMessage, isConflict } from '@admissions/api-client';
import type { VisitorForm } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { useAppStore, useMessage } from '@admissions/store';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import type { ReviewValues } from './review-change.ts';
import { findReviewChange, isAlreadySaved, toReviewValues } from './review-change.ts';

type Entry = Reviewed<VisitorForm>;
export type ReviewField = keyof ReviewValues;

interface ReviewOptions {
  screen: FormScreen;
  loaded: Entry;
}
/** A submission under review: saved state, unsaved input, and their merge. */
export function useReview({ screen, loaded }: ReviewOptions) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const author = useAppStore((state) => state.session?.user.name ?? '');
  const form = useEntryForm({
    loaded,
    toValues: toReviewValues,
    save: (reviewValues: ReviewValues, from: Entry) =>
      sendChange({ screen, author, reviewValues, from }),
    onRefused: (error) => toast(errorMessage(error, t), 'error'),
  });
  const isDirty = findReviewChange(form.entry, form.values) !== null;
  return {
    ...form,
    isDirty,
    save: async () => (isDirty ? await form.submit() : 'nothing'),
    /** Adopts a newer revision made by the same person outside the form. */
    adoptOwnRevision: (current: Entry) => form.mergeNewer(current, 'never'),
    /** Merges a newer revision that somebody else may have made. */
    follow: (current: Entry) => form.mergeNewer(current, 'ifChanged'),
  };
}

export type Review = ReturnType<typeof useReview>;

async function sendChange({
  screen,
  author,
  reviewValues,
  from,
}: {
  screen: FormScreen;
  author: string;
  reviewValues: ReviewValues;
  from: Entry;
}): Promise<Entry> {
  const change = findReviewChange(from, reviewValues);
  if (!change) return from;
  try {
    return await api().put<Entry>(formPathsOf(screen.form).edit(from.id), change);
  } catch (error) {
    if (!isConflict(error) || !isEntry(error.current)) throw error;
    if (isAlreadySaved({ change, current: error.current, author })) return error.current;
    throw error;
  }
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'revision' in value && 'reference' in value;
