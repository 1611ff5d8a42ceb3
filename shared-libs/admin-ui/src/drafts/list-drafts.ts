import type { Api } from '@admissions/api-client';
import type { AnyKind, ListedWorkingCopy } from '@admissions/contracts';
import { WORKING_COPY_PATHS } from '@admissions/contracts';

/** The drafts of a kind, the latest first; none when they cannot be read: a list is of use without them. */
export async function listDrafts(api: Api, kind: AnyKind): Promise<ListedWorkingCopy[]> {
  try {
    const options = { silent: true, params: { kind: kind.id } };
    return (await api.get<{ list: ListedWorkingCopy[] }>(WORKING_COPY_PATHS.list, options)).list;
  } catch {
    return [];
  }
}
