import type { JudgedFigures } from './releases.ts';

/** What shells ask the release service, with the internal token. */
export const RELEASE_SERVICE_PATHS = {
  /** → the registry, signed; its sequence is the ETag */
  registry: '/api/internal/registry',
  /** → the release as a gzipped tar archive */
  archive: (remote: string, version: string) => `/api/internal/releases/${remote}/${version}`,
  /** Adoption → AdoptionReceipt, as a shell's heartbeat */
  adoptions: '/api/internal/adoptions',
  /** DELETE: this shell ends. */
  adoption: (shell: string) => `/api/internal/adoptions/${shell}`,
  /** AskedChange → ChannelStep, or null where nothing was left to do */
  channels: (remote: string) => `/api/internal/channels/${remote}`,
} as const;

/** The Ed25519 signature of this installation over the bytes of the registry, in base64. */
export const REGISTRY_SIGNATURE_HEADER = 'x-registry-signature';

/** The public half of the installation's key (32 bytes in base64), in the API's data folder. */
export const REGISTRY_KEY_FILE = 'registry-key.pub';

export interface AdoptionReceipt {
  /** Of the registry as it is now: a shell that has another one looks at once. */
  sequence: number;
}

/** What is done about a release that was judged by its figures: a canary ends or is given to everybody, a release on trial gives way to the one before. */
export const CHANNEL_ACTIONS = ['end-canary', 'promote', 'roll-back'] as const;
export type ChannelAction = (typeof CHANNEL_ACTIONS)[number];

/** What a shell asks for. Nothing is done when another release is the canary, or on trial, or has become it since. */
export interface ChannelActionRequest {
  action: ChannelAction;
  version: string;
  /** Since when it is the canary, or on trial, by the registry that the shell has (ISO 8601). */
  since: string;
  reason: string;
  figures: JudgedFigures;
}
/** What visitors get from now on in place of what they got. */
export interface ChannelStep {
  remote: string;
  from: string | null;
  to: string;
  /** Of the registry that the shells follow. */
  sequence: number;
}
