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
} as const;

/** The Ed25519 signature of this installation over the bytes of the registry, in base64. */
export const REGISTRY_SIGNATURE_HEADER = 'x-registry-signature';

/** The public half of the installation's key (32 bytes in base64), in the API's data folder. */
export const REGISTRY_KEY_FILE = 'registry-key.pub';

export interface AdoptionReceipt {
  /** Of the registry as it is now: a shell that has another one looks at once. */
  sequence: number;
}
