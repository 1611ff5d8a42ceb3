import type { Api } from '@admissions/api-client';
import { apiContext, isApiError } from '@admissions/api-client';
import type { OwnPassword } from '@admissions/protocol';
import type {
  ChannelChange,
  ChannelState,
  DeployToken,
  NewDeployToken,
  OwnerWrite,
  ReleaseChannel,
  ReleaseLink,
  RemoteOwner,
  RemoteRecord,
  RunningReleases,
} from '@admissions/protocol/releases';
import {
  RELEASE_ADMIN_PATHS,
  RELEASE_LINK_PATH,
  RUNNING_RELEASES_PATH,
} from '@admissions/protocol/releases';
import type { LoaderFunctionArgs } from 'react-router';

/** With every change of what runs. */
export interface ChangeProof extends OwnPassword {
  reason: string;
}
interface DeployTokenWrite extends OwnPassword, Partial<Pick<DeployToken, 'scopes'>> {
  /** Null: never. */
  expiresAt: string | null;
  /** The client, such as `GitLab of the web team`. */
  name: string;
}

/** Records and live state; the state is null when no shell is reachable. */
export interface LoadedReleases {
  records: RemoteRecord[];
  running: RunningReleases | null;
}
/** Resolves when every shell has adopted the change, after 20 seconds at most. */
const REQUEST_OPTIONS = { timeout: 40_000 };

export const createReleasesApi = (api: Api) => ({
  async all(signal: AbortSignal): Promise<LoadedReleases> {
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
  },
  createLink: (remote: string, version: string) =>
    api.get<ReleaseLink>(
      `${RELEASE_LINK_PATH}?release=${encodeURIComponent(`${remote}@${version}`)}`,
    ),
  /** Refused where another release than `from` is in force. */
  rollBack: (remote: string, body: ChangeProof & { from?: string; version: string }) =>
    api.post<ChannelChange>(RELEASE_ADMIN_PATHS.rollback(remote), body, REQUEST_OPTIONS),
  /** `percent`: of the visitors, canary only; 0 ends it. */
  switchChannel: (
    remote: string,
    channel: ReleaseChannel,
    body: ChangeProof & { version: string; percent?: number },
  ) => api.put<ChannelChange>(RELEASE_ADMIN_PATHS.channel(remote, channel), body, REQUEST_OPTIONS),
  /** False also ends the pin of a rollback. */
  pin: (remote: string, body: ChangeProof & { isPinned: boolean }) =>
    api.put<ChannelState>(RELEASE_ADMIN_PATHS.pin(remote), body),
  saveOwner: (remote: string, body: OwnerWrite) =>
    api.put<RemoteOwner>(RELEASE_ADMIN_PATHS.owner(remote), body),
  addToken: (remote: string, body: DeployTokenWrite) =>
    api.post<NewDeployToken>(RELEASE_ADMIN_PATHS.addToken(remote), body),
  revokeToken: (remote: string, id: number) =>
    api.delete<null>(RELEASE_ADMIN_PATHS.revokeToken(remote, id)),
});

export const loadReleases = ({ context, request }: LoaderFunctionArgs): Promise<LoadedReleases> =>
  createReleasesApi(context.get(apiContext)).all(request.signal);
