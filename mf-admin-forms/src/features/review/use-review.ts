import { useVersionedEntry } from '@admissions/admin-ui';
import { api, isConflict } from '@admissions/api-client';
import type { VisitorForm } from '@admissions/contracts';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import { createSubmissionsApi } from '../../lib/submissions.ts';
import type { ReviewValues } from './review-change.ts';
import { findReviewChange, isAlreadyMade, toReviewValues } from './review-change.ts';

type Entry = Reviewed<VisitorForm>;
export type ReviewField = keyof ReviewValues;

/** A submission under review: what is saved, what is about to be, and how both meet. */
export function useReview({
  screen,
  loaded,
  author,
}: {
  screen: FormScreen;
  loaded: Entry;
  author: string;
}) {
  const { entry, values, meeting, isSaving, merge, submit, setValues, setMeeting } =
    useVersionedEntry({
      loaded,
      toValues: toReviewValues,
      save: (reviewValues: ReviewValues, from: Entry) =>
        sendChange({ screen, author, reviewValues, from }),
    });
  const isDirty = findReviewChange(entry, values) !== null;

  /** Goes on from a newer revision that the same person made beside the form: of their own change nobody is told. */
  const goOn = (current: Entry) => void merge(current);
  /** Goes on from a newer revision that somebody else may have made. */
  function follow(current: Entry) {
    const met = merge(current);
    if (met.followed.length + met.conflicts.length > 0) setMeeting(met);
  }
  const takeTheirs = (field: ReviewField) => {
    setValues((mine) => ({ ...mine, [field]: toReviewValues(entry)[field] }));
    setMeeting(
      (met) => met && { ...met, conflicts: met.conflicts.filter((name) => name !== field) },
    );
  };
  return {
    entry,
    reviewValues: values,
    change: (part: Partial<ReviewValues>) => setValues((mine) => ({ ...mine, ...part })),
    isDirty,
    isSaving,
    meeting,
    /** Throws an ApiError for everything but an older revision. */
    save: async () => (isDirty ? await submit() : 'nothing'),
    goOn,
    follow,
    takeTheirs,
  };
}

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
    return await createSubmissionsApi(api(), screen.form).change(from.id, change);
  } catch (error) {
    if (!isConflict(error) || !isEntry(error.current)) throw error;
    if (isAlreadyMade({ change, current: error.current, author })) return error.current;
    throw error;
  }
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'revision' in value && 'reference' in value;
