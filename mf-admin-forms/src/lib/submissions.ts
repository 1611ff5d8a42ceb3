import type { Api } from '@admissions/api-client';
import { isApiError } from '@admissions/api-client';
import type { VisitorForm } from '@admissions/model/forms';
import { CODE } from '@admissions/protocol';
import type {
  FormExport,
  FormStats,
  ReplyWrite,
  ReviewChange,
  ReviewPageOf,
  ReviewState,
} from '@admissions/protocol/forms';
import { formPathsOf, SUBMISSION_PATHS } from '@admissions/protocol/forms';
import type { Reviewed } from './form-screen.ts';
import type { InboxQuery } from './inbox-query.ts';

/** Another state for many submissions at once: all of them, or none. */
interface BulkReview {
  items: { id: number; revision: number }[];
  state: ReviewState;
}

/** The staff's calls for one form. */
export function createSubmissionsApi(api: Api, form: VisitorForm) {
  const paths = formPathsOf(form);
  return {
    page: (query: InboxQuery, options: { silent?: boolean; signal?: AbortSignal } = {}) =>
      api.get<ReviewPageOf<VisitorForm>>(paths.list, { params: { ...query }, ...options }),
    /** Null when it is not there. */
    async entry(id: number): Promise<Reviewed<VisitorForm> | null> {
      try {
        return await api.get<Reviewed<VisitorForm>>(paths.info(id));
      } catch (error) {
        if (isApiError(error) && error.code === CODE.notExists) return null;
        throw error;
      }
    },
    /** A change names its revision, so that a repeated call changes nothing twice. */
    change: (id: number, change: ReviewChange) =>
      api.put<Reviewed<VisitorForm>>(paths.edit(id), change),
    remove: (id: number) => api.delete<unknown>(paths.remove(id)),
    /** All of them, or none. */
    bulk: (change: BulkReview) => api.post<{ id: number; revision: number }[]>(paths.bulk, change),
    /** A letter to its sender; the idempotency key of the call lets it out once. */
    reply: (id: number, letter: ReplyWrite) =>
      api.post<Reviewed<VisitorForm>>(SUBMISSION_PATHS.reply(id), letter),
    markUnread: (id: number) => api.post<null>(SUBMISSION_PATHS.unread(id)),
    erase: (id: number) => api.post<Reviewed<VisitorForm>>(paths.erase(id)),
    stats: (days: { begin?: string | undefined; end?: string | undefined }, signal: AbortSignal) =>
      api.get<FormStats>(paths.stats, { params: days, signal, silent: true }),
    export: (wish: FormExport) => api.download(paths.export, wish),
  };
}
