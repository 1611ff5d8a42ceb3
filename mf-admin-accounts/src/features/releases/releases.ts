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

interface ChannelWrite {
  version: string;
  reason: string;
  /** Percentage of the visitors, canary only; 0 ends it. */
  percent?: number;
  /** Canary only: minutes until a healthy one is promoted; absent: promoted by hand. */
  promoteAfter?: number;
}
interface DeployTokenWrite extends Partial<Pick<DeployToken, 'scopes'>> {
  expiresAt: string | null;
  /** The client, such as `GitLab of the web team`. */
  name: string;
  currentPassword: string;
}
interface PinWrite {
  /** Whether the remote stays at the release in force; false also ends a rollback's pin. */
  isPinned: boolean;
  reason: string;
}
interface RollbackWrite {
  /** The release to leave; refused where another one is in force. Required without `version`. */
  from?: string;
  /** Absent: the previous release in force. */
  version?: string;
  reason: string;
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
  rollBack: (remote: string, body: RollbackWrite & OwnPassword) =>
    api.post<ChannelChange>(RELEASE_ADMIN_PATHS.rollback(remote), body, REQUEST_OPTIONS),
  switchChannel: (remote: string, channel: ReleaseChannel, body: ChannelWrite & OwnPassword) =>
    api.put<ChannelChange>(RELEASE_ADMIN_PATHS.channel(remote, channel), body, REQUEST_OPTIONS),
  pin: (remote: string, body: PinWrite & OwnPassword) =>
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
