/** Why a renderer, or one page of it, came to an end that was not meant. */
export type CrashReason =
  /** Its remote cannot be imported, or is none. */
  | 'import'
  /** It did not get ready in its time. */
  | 'slow-start'
  /** Its event loop made no turn. */
  | 'stuck'
  /** A page never came to an end. */
  | 'page-late'
  /** Not even an error page could be written around what its remote did. */
  | 'page-broken'
  /** It took more memory than it may. */
  | 'memory'
  /** It ended by itself. */
  | 'exit'
  /** It sent what no renderer sends. */
  | 'message';

/** A renderer could not do its part. */
export class RendererCrash extends Error {
  override name = 'RendererFall';
  readonly reason: CrashReason;
  /** Other pages were under way as well: this one need not be the one that caused it. */
  readonly isInterrupted: boolean;

  constructor(reason: CrashReason, message: string, isInterrupted = false) {
    super(message);
    this.reason = reason;
    this.isInterrupted = isInterrupted;
  }
}
