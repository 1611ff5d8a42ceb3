import { apiContext, isApiError } from '@admissions/api-client';
import {
  RELEASE_ADMIN_PATHS,
  type RemoteRecord,
  RUNNING_RELEASES_PATH,
  type RunningReleases,
} from '@admissions/protocol/releases';
import type { LoaderFunctionArgs } from 'react-router';

export const LIST_PATH = '/admin/account/releases';

/** Records and live state; the state is null when no shell is reachable. */
export interface LoadedReleases {
  records: RemoteRecord[];
  running: RunningReleases | null;
}

export async function loadReleases({
  context,
  request: { signal },
}: LoaderFunctionArgs): Promise<LoadedReleases> {
  const api = context.get(apiContext);
  const [records, running] = await Promise.all([
    api.get<RemoteRecord[]>(RELEASE_ADMIN_PATHS.list, { signal }),
    api
      .get<RunningReleases>(RUNNING_RELEASES_PATH, { signal, silent: true })
      .catch((error: unknown) => {
        if (signal.aborted || (isApiError(error) && error.status === 401)) throw error;
        return null;
      }),
  ]);
  return { records, running };
}
