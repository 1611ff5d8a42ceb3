import { api, errorMessage } from '@admissions/api-client';
import { type AnyKind, adminPathsOf } from '@admissions/model';
import { type AnyEntry, toFormValues } from '@admissions/model/merge';
import type { Page } from '@admissions/protocol';
import {
  type Comparison,
  type DraftReview,
  ENTRY_DRAFT_PATHS,
  NAME_REVISION_PATH,
  REVIEW_PATHS,
  type ReviewThread,
  type Revision,
  type RevisionNameWrite,
} from '@admissions/protocol/staff';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import { toDraftValues } from '../base/draft-values.ts';
import { loadDraft } from '../base/list-drafts.ts';
import { useAction } from '../base/use-action.ts';
import { useLoaded } from '../base/use-loaded.ts';
import { REVISION_TEXTS } from './texts.ts';

export type Version = Revision<AnyEntry>;
const PER_PAGE = 20;

/** Versions of an entry, newest first and paged; restores one of them. */
export function useHistory(kind: AnyKind, id: number) {
  const t = useMessage();
  const store = useAppStoreApi();
  const [versions, setVersions] = useState<readonly Version[]>([]);
  const [total, setTotal] = useState(0);
  const [page, setPage] = useState(1);
  const [isLoading, setLoading] = useState(true);
  const paths = adminPathsOf(kind);
  const { isBusy, run } = useAction();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads on opening, and page by page
  useEffect(() => {
    const loading = new AbortController();
    setLoading(true);
    api()
      .get<Page<Version>>(paths.revisions(id), {
        params: { perpage: PER_PAGE, page },
        signal: loading.signal,
      })
      .then((found) => {
        setVersions((known) => [
          ...known.filter(({ revision }) => !found.list.some((each) => each.revision === revision)),
          ...found.list,
        ]);
        setTotal(found.total);
        setLoading(false);
      })
      .catch((error: unknown) => {
        if (loading.signal.aborted) return;
        setLoading(false);
        store.getState().toast(errorMessage(error, t), 'error');
      });
    return () => loading.abort();
  }, [page]);

  // Optional: versions are shown without it.
  const { data: thread } = useLoaded<ReviewThread>(
    (signal) =>
      api().get(REVIEW_PATHS.thread, {
        params: { kind: kind.id, entry: id },
        signal,
        silent: true,
      }),
    [kind, id],
  );

  /** Restores the revision `to`; null on failure, which is reported. */
  async function restore(to: number, revision: number): Promise<AnyEntry | null> {
    store.getState().setMasked(true);
    let restored: AnyEntry | null = null;
    await run(async () => {
      restored = await api().post<AnyEntry>(paths.restore(id), { revision, to });
    }, t('common.saved'));
    store.getState().setMasked(false);
    return restored;
  }
  /** Names a version, or (null) removes its name; returns whether it is stored, reports errors. */
  const name = (to: number, newName: string | null) =>
    run(async () => {
      const body: RevisionNameWrite = { kind: kind.id, id, to, name: newName };
      const named = await api().put<Comparison['to']>(NAME_REVISION_PATH, body);
      setVersions((known) =>
        known.map((each) => (each.revision === to ? { ...each, name: named.name } : each)),
      );
    });
  return {
    versions,
    /** Names of approvers by version number. */
    approvals: nameApprovals(thread?.reviews ?? []),
    hasOlder: versions.length < total,
    loadOlder: () => setPage(page + 1),
    isLoading,
    isRestoring: isBusy,
    restore,
    name,
  };
}

const nameApprovals = (reviews: readonly DraftReview[]): ReadonlyMap<number, string> =>
  new Map(
    reviews.flatMap(({ publishedRevision, answer }) =>
      publishedRevision !== null && answer ? [[publishedRevision, answer.by.name] as const] : [],
    ),
  );

/** The open draft of an entry, read again for each version to restore. */
export function useOpenDraft(kind: AnyKind, entryId: number, target: Version | undefined) {
  const t = useMessage();
  const { isBusy, run } = useAction();
  const { data: draft } = useLoaded(
    async () => (target ? loadDraft(api(), kind, entryId) : null),
    [kind, entryId, target],
  );
  /** Replaces the draft by the version; returns whether that worked, reports errors. */
  async function putIntoDraft(live: Version, version: Version): Promise<boolean> {
    if (!draft) return false;
    const before = toFormValues(kind, live.entry);
    const { status, publishAt, unpublishAt } = before;
    const after = { ...toFormValues(kind, version.entry), status, publishAt, unpublishAt };
    const values = toDraftValues(kind, before, after);
    const path = ENTRY_DRAFT_PATHS.one(draft.id);
    return run(
      () =>
        Object.keys(values.changed).length > 0
          ? api().put(path, { ...values, version: draft.version })
          : api().delete(`${path}?version=${draft.version}`),
      t(REVISION_TEXTS.isInDraft),
    );
  }
  return { draft, isPutting: isBusy, putIntoDraft };
}
