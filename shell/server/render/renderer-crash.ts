/** Why a renderer, or one page of it, ended unexpectedly. */
export type CrashReason =
  /** The remote is invalid or cannot be imported. */
  | 'import'
  /** Not ready in time. */
  | 'slow-start'
  /** Its event loop is blocked. */
  | 'stuck'
  /** A page never finished. */
  | 'page-late'
  /** Not even an error page could be rendered. */
  | 'page-broken'
  /** Over its memory limit. */
  | 'memory'
  /** It exited by itself. */
  | 'exit'
  /** It sent an invalid message. */
  | 'message';

export class RendererCrash extends Error {
  override name = 'RendererCrash';
  readonly reason: CrashReason;
  /** Other pages were running too, so one of them may be the cause. */
  readonly isInterrupted: boolean;

  constructor(reason: CrashReason, message: string, isInterrupted = false) {
    super(message);
    this.reason = reason;
    this.isInterrupted = isInterrupted;
  }
}
