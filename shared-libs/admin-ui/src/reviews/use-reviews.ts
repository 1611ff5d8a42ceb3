import { api, errorMessage, isApiError } from '@admissions/api-client';
import type { KindId } from '@admissions/model/kinds';
import type {
  CommentPosition,
  DraftReviewReply,
  ReviewComment,
  ReviewedVersion,
  ReviewThread,
} from '@admissions/protocol/staff';
import { REVIEW_PATHS } from '@admissions/protocol/staff';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useEffect, useEffectEvent, useState } from 'react';

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
export function useReviews(options: ReviewsOptions) {
  const { kind, entryId, seen } = options;
  const { setThread, run, ...shown } = useThread(options);
  function putComment(comment: ReviewComment): null {
    setThread(
      (now) =>
        now && {
          ...now,
          comments: now.comments.some(({ id }) => id === comment.id)
            ? now.comments.map((each) => (each.id === comment.id ? comment : each))
            : [...now.comments, comment],
        },
    );
    return null;
  }

  return {
    ...shown,
    requestReview: (of: number, note: string, successMessage: string) =>
      run(
        () => api().post<ReviewThread>(REVIEW_PATHS.ask, { kind, entryId, of, note }, SILENT),
        successMessage,
      ),
    answer: (id: number, reply: Omit<DraftReviewReply, 'seen'>, successMessage: string) =>
      run(
        () => api().put<ReviewThread>(REVIEW_PATHS.answer(id), { ...reply, seen }, SILENT),
        successMessage,
      ),
    withdraw: (id: number, successMessage: string) =>
      run(async () => {
        await api().delete(REVIEW_PATHS.one(id), undefined, SILENT);
        return null;
      }, successMessage),
    comment: (place: CommentPosition, text: string) =>
      run(async () =>
        putComment(
          await api().post<ReviewComment>(
            REVIEW_PATHS.comment,
            { kind, entryId, ...place, text },
            SILENT,
          ),
        ),
      ),
    resolve: (id: number, isResolved: boolean) =>
      run(async () =>
        putComment(
          await api().put<ReviewComment>(REVIEW_PATHS.resolve(id), { isResolved }, SILENT),
        ),
      ),
  };
}
export type Reviews = ReturnType<typeof useReviews>;

/** The thread, loaded again for another entry or version and after each change. */
function useThread({ isOn, kind, entryId, seen }: ReviewsOptions) {
  const t = useMessage();
  const store = useAppStoreApi();
  const [thread, setThread] = useState<ReviewThread | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isThere = entryId !== null;

  async function load(): Promise<void> {
    try {
      const params = { kind, entry: entryId };
      const read = await api().get<ReviewThread>(REVIEW_PATHS.thread, { ...SILENT, params });
      setThread(read);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }
  const loadFirst = useEffectEvent(() => void load());
  const revision = seen.revision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads for another entry or version
  useEffect(() => {
    if (!isOn || !isThere) return;
    loadFirst();
    // A colleague may have answered meanwhile.
    const reload = () => loadFirst();
    addEventListener('focus', reload);
    return () => removeEventListener('focus', reload);
  }, [isOn, isThere, kind, entryId, revision]);

  /** Returns whether it worked; reports errors. */
  async function run(
    call: () => Promise<ReviewThread | null>,
    successMessage?: string,
  ): Promise<boolean> {
    setBusy(true);
    try {
      const answered = await call();
      if (answered) setThread(answered);
      else await load();
      if (successMessage) store.getState().toast(successMessage, 'success');
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      store.getState().toast(errorMessage(error, t), 'error');
      // Somebody may have been faster.
      if (isThere) await load();
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { thread, setThread, isFailed, isBusy, reload: () => void load(), run };
}
