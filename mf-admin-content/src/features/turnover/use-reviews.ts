import { api, errorMessage, isConflict } from '@admissions/api-client';
import type { TurnoverChange, TurnoverFind, TurnoverReview } from '@admissions/protocol/staff';
import { TURNOVER_PATHS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { TEXTS } from './texts.ts';

export type Keeping = 'date' | 'weekday';
type Written = Omit<TurnoverChange, 'revision'>;

/** The drafts of a turnover and what is written in them; each draft is written by itself, so that a stop in the middle loses nothing. */
export function useReviews(loaded: readonly TurnoverReview[]) {
  const t = useMessage();
  const [written, setWritten] = useState<ReadonlyMap<number, TurnoverReview>>(new Map());
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map());
  const list = loaded.map((review) => newest(review, written.get(review.id)));

  const note = (review: TurnoverReview) =>
    setWritten((before) => new Map(before).set(review.id, review));
  const tell = (id: number, sentence: string) =>
    setErrors((before) => new Map(before).set(id, sentence));

  async function write({ id, revision }: TurnoverReview, { changes, keep }: Written) {
    tell(id, '');
    try {
      note(await api().put<TurnoverReview>(TURNOVER_PATHS.one(id), { revision, changes, keep }));
    } catch (error) {
      if (!isConflict(error)) return tell(id, errorMessage(error, t));
      note(await api().get<TurnoverReview>(TURNOVER_PATHS.one(id)));
      tell(id, t(TEXTS.conflict));
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
    write: (review: TurnoverReview, change: Partial<Written>) =>
      run(() => write(review, { changes: [], keep: [], ...change })),
    /** One draft after another. */
    changeAll: (reviews: readonly TurnoverReview[], keeping: Keeping) =>
      run(async () => {
        for (const review of reviews) {
          const changes = suggestedChanges(review, keeping);
          if (changes.length > 0) await write(review, { changes, keep: [] });
        }
      }),
  };
}
export type Reviews = ReturnType<typeof useReviews>;

/** What "all" writes: what is open, sure, and would say something else. */
export const suggestedChanges = ({ finds }: TurnoverReview, keeping: Keeping) =>
  finds.filter(isSuggested(keeping)).map(({ at, text, suggestions }) => ({
    at,
    was: text,
    to: suggestions[keeping],
  }));
const isSuggested =
  (keeping: Keeping) =>
  ({ state, isSure, text, suggestions }: TurnoverFind) =>
    state === 'open' && isSure && suggestions[keeping] !== text;
export const countOpen = (reviews: readonly TurnoverReview[]): number =>
  reviews.reduce((sum, { finds }) => sum + finds.filter(isOpen).length, 0);
export const isOpen = ({ state }: TurnoverFind): boolean => state === 'open';

// What was written here may be older than what was read since.
const newest = (read: TurnoverReview, written: TurnoverReview | undefined): TurnoverReview =>
  written && written.revision >= read.revision ? written : read;
