/** Endpoints for shells, with the internal token. */
export const RELEASE_SERVICE_PATHS = {
  /** → the registry; the ETag is its epoch and sequence */
  registry: '/api/internal/registry',
  /** → the release as a gzipped tar archive */
  archive: (remote: string, version: string) => `/api/internal/releases/${remote}/${version}`,
  /** Adoption → AdoptionReceipt, as a shell's heartbeat */
  adoptions: '/api/internal/adoptions',
  /** DELETE: the shell shuts down. */
  adoption: (shell: string) => `/api/internal/adoptions/${shell}`,
  /** ChannelActionRequest → { to: version }, or null when nothing was left to do */
  channels: (remote: string) => `/api/internal/channels/${remote}`,
} as const;

export interface AdoptionReceipt {
  /** Of the current registry: a shell with another one polls at once. */
  sequence: number;
}

/** Automatic: end a canary, or roll a release on trial back. */
export const CHANNEL_ACTIONS = ['end-canary', 'roll-back'] as const;
