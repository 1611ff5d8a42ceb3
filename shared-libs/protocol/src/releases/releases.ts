import type { Budget, Pin, ShellReport } from './remote.ts';

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
export interface RemoteOwner {
  team: string;
  prefixes: string[];
  budget: Partial<Budget> | null;
  updatedAt: string;
  updatedBy: string;
}

/** What a deploy token may do: release to everybody, to a share of the visitors, or roll back. */
export const DEPLOY_SCOPES = ['send', 'canary', 'rollback'] as const;
export type DeployScope = (typeof DEPLOY_SCOPES)[number];

export interface DeployToken {
  id: number;
  name: string;
  scopes: DeployScope[];
  /** Null: never. */
  expiresAt: string | null;
  createdAt: string;
  createdBy: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}
/** The token is shown once. */
export interface NewDeployToken extends DeployToken {
  token: string;
}
/** Responses of running shells to a change, within the timeout. */
export interface AdoptionOutcome {
  adopted: string[];
  refused: { shell: string; reason: string }[];
  /** Running shells without a response. */
  silent: string[];
}
export interface ChannelChange {
  remote: string;
  channel: ReleaseChannel;
  from: string | null;
  to: string;
  /** Sequence of the registry after this change. */
  sequence: number;
  shells: AdoptionOutcome;
}
export interface SentRelease {
  remote: string;
  version: string;
  /** False for a repetition of the same release. */
  isNew: boolean;
  /** Null when no channel was requested, or the release is already live there. */
  change: ChannelChange | null;
  /** Path of a preview link for a release without a channel, where the site allows these. */
  link: string | null;
}
/** A stored release. */
export interface ReleaseRecord {
  version: string;
  releasedAt: string;
  sentAt: string;
  /** The deploy token or account that sent it. */
  sentBy: string;
  /** As declared by the build. */
  builder: string | null;
  commit: string | null;
  /** Archive size in bytes. */
  size: number;
}
export interface ChannelState {
  channel: ReleaseChannel;
  version: string;
  previous: string[];
  pin: Pin | null;
  percent: number;
}
export interface ReleaseLogLine {
  id: number;
  at: string;
  remote: string;
  action: string;
  channel: ReleaseChannel | null;
  from: string | null;
  to: string | null;
  reason: string;
  by: string;
  commit: string | null;
  /** Canary only. */
  percent: number | null;
  /** Basis of an automatic decision. */
  figures: JudgedFigures | null;
}
/** The last minutes of a release. */
export interface Observation {
  /** Served pages; for remotes without SSR, pages with reported vitals. */
  views: number;
  errors: number;
  /** Renderer crashes. */
  falls: number;
}
/** The judged release and the one that would replace it. */
export interface JudgedFigures {
  release: Observation;
  other: Observation;
}
export interface RemoteRecord {
  remote: string;
  owner: RemoteOwner | null;
  tokens: DeployToken[];
  releases: ReleaseRecord[];
  channels: ChannelState[];
  /** What each running shell serves. */
  shells: { shell: string; at: string; served: ShellReport['remotes'][string] | null }[];
  /** Newest first. */
  log: ReleaseLogLine[];
}
