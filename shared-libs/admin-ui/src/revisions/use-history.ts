import { api, errorMessage } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { adminPathsOf } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import type { Page } from '@admissions/protocol';
import type {
  Comparison,
  DraftReview,
  ReviewThread,
  Revision,
  RevisionNameWrite,
} from '@admissions/protocol/staff';
import { NAME_REVISION_PATH, REVIEW_PATHS } from '@admissions/protocol/staff';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import { useAction } from '../base/use-action.ts';
import { useLoaded } from '../base/use-loaded.ts';

export type Version = Revision<AnyEntry>;
const PER_PAGE = 20;

/** The versions of an entry, newest first, some at a time; and the way back to one of them. */
export function useHistory(kind: AnyKind, id: number) {
  const t = useMessage();
  const store = useAppStoreApi();
  const [versions, setVersions] = useState<readonly Version[]>([]);
  const [total, setTotal] = useState(0);
  const [page, setPage] = useState(1);
  const [isLoading, setLoading] = useState(true);
  const [isRestoring, setRestoring] = useState(false);
  const paths = adminPathsOf(kind);
  const { run } = useAction();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when it opens, and page by page
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

  // Versions are read without it, too.
  const { data: thread } = useLoaded<ReviewThread>(
    (signal) =>
      api().get(REVIEW_PATHS.thread, {
        params: { kind: kind.id, entry: id },
        signal,
        silent: true,
      }),
    [kind, id],
  );

  /** Makes the entry what it was at the revision `to`; null when it could not be done, which was told. */
  async function restore(to: number, revision: number): Promise<AnyEntry | null> {
    setRestoring(true);
    store.getState().setMasked(true);
    let restored: AnyEntry | null = null;
    await run(async () => {
      restored = await api().post<AnyEntry>(paths.restore(id), { revision, to });
    }, t('common.saved'));
    setRestoring(false);
    store.getState().setMasked(false);
    return restored;
  }
  /** Gives a version a name, or (null) takes it away; whether it is stored, else it was told. */
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
    /** Who approved a version that went out, by its number. */
    approvals: nameApprovals(thread?.reviews ?? []),
    hasOlder: versions.length < total,
    loadOlder: () => setPage(page + 1),
    isLoading,
    isRestoring,
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
