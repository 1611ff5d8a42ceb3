/** A remote that failed to load, in the browser or on the server. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly remote: string;
  readonly version: string;
  /** Not a failure: the remote has no server build, and the browser renders it. */
  readonly isBrowserOnly: boolean;

  constructor(remote: string, version: string, cause: unknown, isBrowserOnly = false) {
    super(
      `${remote} ${version} could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.remote = remote;
    this.version = version;
    this.isBrowserOnly = isBrowserOnly;
  }
}
export const isRemoteFailure = (error: unknown): error is RemoteFailure =>
  error instanceof Error && error.name === 'RemoteFailure';
