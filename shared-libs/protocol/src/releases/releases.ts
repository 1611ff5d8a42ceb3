import type { Adoption, Budget, Pin } from './remote.ts';

/** Where visitors get a release from: `stable` is for everybody, `canary` for a share of them. */
export const RELEASE_CHANNELS = ['stable', 'canary'] as const;
export type ReleaseChannel = (typeof RELEASE_CHANNELS)[number];

/** What the log of releases has lines of; the audit log names each with `release_` in front. */
export const RELEASE_ACTIONS = [
  'send',
  'switch',
  'end_canary',
  'rollback',
  'import',
  'pin',
  'unpin',
  'owner',
  'token',
  'revoke_token',
] as const;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

/** What a team's own deploy token opens. */
export const RELEASE_PATHS = {
  /** A gzipped tar archive → SentRelease */
  send: (remote: string) => `/api/releases/${remote}`,
  /** ChannelWrite → ChannelChange */
  channel: (remote: string, channel: string) => `/api/releases/${remote}/channels/${channel}`,
  /** RollbackWrite → ChannelChange */
  rollback: (remote: string) => `/api/releases/${remote}/rollback`,
} as const;
/** The same for staff with the flag `account`, and whose a remote is. */
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

/** Who stands in the log where no person decided. */
export const AUTOMATIC = 'automatic';

export interface OwnerWrite {
  team: string;
  /** Paths that are the remote's, each with everything below it. */
  prefixes: string[];
  budget?: Partial<Budget>;
  /** The own password, once more. */
  currentPassword: string;
}
export interface RemoteOwner {
  team: string;
  prefixes: string[];
  budget: Partial<Budget> | null;
  updatedAt: string;
  updatedBy: string;
}

export interface DeployToken {
  id: number;
  name: string;
  createdAt: string;
  createdBy: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}
/** Told this once. */
export interface NewDeployToken extends DeployToken {
  token: string;
}
/** What running shells said of a change within the time that it waited for them. */
export interface AdoptionOutcome {
  adopted: string[];
  refused: { shell: string; reason: string }[];
  /** Shells that run and have not come to it in time. */
  silent: string[];
}
export interface ChannelChange {
  remote: string;
  channel: ReleaseChannel;
  from: string | null;
  to: string;
  /** Of the registry that the shells follow. */
  sequence: number;
  shells: AdoptionOutcome;
}
export interface SentRelease {
  remote: string;
  version: string;
  /** False when the same release had been sent before. */
  isNew: boolean;
  /** Absent when no channel was asked for, or the release is in force there already. */
  change: ChannelChange | null;
  /** The path of a link to a release that was only to be kept, where the site allows such links. */
  link: string | null;
}
/** A release as the records have it. */
export interface ReleaseRecord {
  version: string;
  releasedAt: string;
  sentAt: string;
  /** The deploy token or the account that sent it. */
  sentBy: string;
  /** Who built it, by its own word. */
  builder: string | null;
  commit: string | null;
  /** Of the archive, in bytes. */
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
  /** Of a canary. */
  percent: number | null;
  /** What it was decided by, where no person decided. */
  figures: JudgedFigures | null;
}
/** What the last minutes of a release were like. */
export interface Observation {
  /** Pages that were answered, or, where the server answers none of the remote's, pages that told how fast they were. */
  views: number;
  errors: number;
  /** Ends of renderers that were not meant. */
  falls: number;
}
/** What a release was judged by: its own figures, and those of the one that takes its place. */
export interface JudgedFigures {
  release: Observation;
  other: Observation;
}
/** All that the records know of one remote. */
export interface RemoteRecord {
  remote: string;
  owner: RemoteOwner | null;
  tokens: DeployToken[];
  releases: ReleaseRecord[];
  channels: ChannelState[];
  /** What each shell that runs serves of it. */
  shells: { shell: string; at: string; served: Adoption['remotes'][string] | null }[];
  /** The newest first. */
  log: ReleaseLogLine[];
}
