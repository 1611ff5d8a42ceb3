import { api, errorMessage, isConflict } from '@admissions/api-client';
import {
  ROLLOVER_PATHS,
  type RolloverChange,
  type RolloverMatch,
  type RolloverReview,
} from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { TEXTS } from './texts.ts';

export type SuggestionMode = 'date' | 'weekday';
type Written = Omit<RolloverChange, 'revision'>;

/** Drafts under review; saved one by one so that an interruption loses nothing. */
export function useReviews(loaded: readonly RolloverReview[]) {
  const t = useMessage();
  const [written, setWritten] = useState<ReadonlyMap<number, RolloverReview>>(new Map());
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map());
  const list = loaded.map((review) => newest(review, written.get(review.id)));

  const storeReview = (review: RolloverReview) =>
    setWritten((before) => new Map(before).set(review.id, review));
  const setError = (id: number, sentence: string) =>
    setErrors((before) => new Map(before).set(id, sentence));

  async function write({ id, revision }: RolloverReview, { changes, keep }: Written) {
    setError(id, '');
    try {
      storeReview(
        await api().put<RolloverReview>(ROLLOVER_PATHS.one(id), { revision, changes, keep }),
      );
    } catch (error) {
      if (!isConflict(error)) return setError(id, errorMessage(error, t));
      storeReview(await api().get<RolloverReview>(ROLLOVER_PATHS.one(id)));
      setError(id, t(TEXTS.conflict));
    }
  }
  async function run(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    await work().finally(() => setBusy(false));
  }
  return {
    list,
    errors,
    busy,
    write: (review: RolloverReview, change: Partial<Written>) =>
      run(() => write(review, { changes: [], keep: [], ...change })),
    /** Saves the drafts one after another. */
    changeAll: (reviews: readonly RolloverReview[], mode: SuggestionMode) =>
      run(async () => {
        for (const review of reviews) {
          const changes = suggestedChanges(review, mode);
          if (changes.length > 0) await write(review, { changes, keep: [] });
        }
      }),
  };
}
export type Reviews = ReturnType<typeof useReviews>;

/** Matches that "all" updates: open, certain, and different from the current text. */
export const suggestedChanges = ({ finds }: RolloverReview, mode: SuggestionMode) =>
  finds.filter(isSuggested(mode)).map(({ at, text, suggestions }) => ({
    at,
    was: text,
    to: suggestions[mode],
  }));
const isSuggested =
  (mode: SuggestionMode) =>
  ({ state, isSure, text, suggestions }: RolloverMatch) =>
    state === 'open' && isSure && suggestions[mode] !== text;
export const countOpen = (reviews: readonly RolloverReview[]) =>
  reviews.reduce((sum, { finds }) => sum + finds.filter(isOpen).length, 0);
export const isOpen = ({ state }: RolloverMatch) => state === 'open';

// A saved value may be older than the loaded one.
const newest = (read: RolloverReview, written: RolloverReview | undefined): RolloverReview =>
  written && written.revision >= read.revision ? written : read;
