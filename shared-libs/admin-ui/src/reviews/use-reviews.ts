import { api } from '@admissions/api-client';
import type { KindId } from '@admissions/model/kinds';
import {
  type CommentPosition,
  type DraftReviewReply,
  REVIEW_PATHS,
  type ReviewedVersion,
  type ReviewThread,
} from '@admissions/protocol/staff';
import { useEffect, useEffectEvent } from 'react';
import { useAction } from '../base/use-action.ts';
import { useLoaded } from '../base/use-loaded.ts';

const SILENT = { silent: true };

interface ReviewsOptions {
  isOn: boolean;
  kind: KindId;
  /** Null until the first save. */
  entryId: number | null;
  /** Version in the form. */
  seen: ReviewedVersion;
}
/** Review thread of the shown version, with its actions. */
export function useReviews({ isOn, kind, entryId, seen }: ReviewsOptions) {
  const { isBusy, run } = useAction();
  const {
    data: thread,
    error,
    reload,
  } = useLoaded<ReviewThread | null>(
    async (signal) =>
      isOn && entryId !== null
        ? api().get(REVIEW_PATHS.thread, { ...SILENT, params: { kind, entry: entryId }, signal })
        : null,
    [isOn, kind, entryId, seen.revision],
  );
  const onFocus = useEffectEvent(reload);
  useEffect(() => {
    // A colleague may have answered meanwhile.
    const listen = () => void onFocus();
    addEventListener('focus', listen);
    return () => removeEventListener('focus', listen);
  }, []);

  /** Returns whether it worked; after a refusal, too, as somebody may have been faster. */
  async function change(call: () => Promise<unknown>, successMessage?: string): Promise<boolean> {
    const isDone = await run(async () => {
      await call();
      // While it is busy: the old thread offers what is no longer possible.
      await reload();
    }, successMessage);
    if (!isDone) void reload();
    return isDone;
  }
  return {
    thread,
    isFailed: error !== null,
    isBusy,
    reload,
    requestReview: (of: number, note: string, successMessage: string) =>
      change(
        () => api().post(REVIEW_PATHS.ask, { kind, entryId, of, note }, SILENT),
        successMessage,
      ),
    answer: (id: number, reply: Omit<DraftReviewReply, 'seen'>, successMessage: string) =>
      change(() => api().put(REVIEW_PATHS.answer(id), { ...reply, seen }, SILENT), successMessage),
    withdraw: (id: number, successMessage: string) =>
      change(() => api().delete(REVIEW_PATHS.one(id), undefined, SILENT), successMessage),
    comment: (place: CommentPosition, text: string) =>
      change(() => api().post(REVIEW_PATHS.comment, { kind, entryId, ...place, text }, SILENT)),
    resolve: (id: number, isResolved: boolean) =>
      change(() => api().put(REVIEW_PATHS.resolve(id), { isResolved }, SILENT)),
  };
}
export type Reviews = ReturnType<typeof useReviews>;
