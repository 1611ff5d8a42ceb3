import type { Budget } from './remote.ts';

/** `stable` is for everybody, `canary` for a share of the visitors. */
export const RELEASE_CHANNELS = ['stable', 'canary'] as const;
export type ReleaseChannel = (typeof RELEASE_CHANNELS)[number];

/** Actions in the release log; the audit log adds the prefix `release_`. */
export const RELEASE_ACTIONS = [
  'send',
  'switch',
  'end_canary',
  'rollback',
  'pin',
  'unpin',
  'owner',
  'token',
  'revoke_token',
] as const;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

/** Endpoints for a team's deploy token. */
export const RELEASE_PATHS = {
  /** A gzipped tar archive → SentRelease */
  send: (remote: string) => `/api/releases/${remote}`,
  /** ChannelWrite → ChannelChange */
  channel: (remote: string, channel: string) => `/api/releases/${remote}/channels/${channel}`,
  /** RollbackWrite → ChannelChange */
  rollback: (remote: string) => `/api/releases/${remote}/rollback`,
} as const;
/** The same for staff with the flag `account`, plus ownership. */
export const RELEASE_ADMIN_PATHS = {
  /** → RemoteRecord[] */
  list: '/api/admin/releases',
  channel: (remote: string, channel: string) => `/api/admin/releases/${remote}/channels/${channel}`,
  rollback: (remote: string) => `/api/admin/releases/${remote}/rollback`,
  /** PinWrite → ChannelState */
  pin: (remote: string) => `/api/admin/releases/${remote}/pin`,
  /** OwnerWrite → RemoteOwner */
  owner: (remote: string) => `/api/admin/releases/${remote}/owner`,
  /** DeployTokenWrite → NewDeployToken */
  addToken: (remote: string) => `/api/admin/releases/${remote}/tokens`,
  revokeToken: (remote: string, id: number | string) =>
    `/api/admin/releases/${remote}/tokens/${id}`,
} as const;

/** Author of automatic log lines. */
export const AUTOMATIC = 'automatic';

export interface OwnerWrite {
  team: string;
  /** The remote's path prefixes. */
  prefixes: string[];
  budget?: Partial<Budget>;
  /** The caller's password again. */
  currentPassword: string;
}
/** What a deploy token may do: release to everybody, to a share of the visitors, or roll back. */
export const DEPLOY_SCOPES = ['send', 'canary', 'rollback'] as const;
export type DeployScope = (typeof DEPLOY_SCOPES)[number];
