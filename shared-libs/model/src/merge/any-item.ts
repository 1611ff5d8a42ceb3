/** A content item of any type or version. */
export interface AnyItem {
  readonly type: string;
  readonly key?: string;
  readonly [part: string]: unknown;
}
