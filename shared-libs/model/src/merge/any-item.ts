/** A content item, of whatever type and from whatever time. */
export interface AnyItem {
  readonly type: string;
  readonly key?: string;
  readonly [part: string]: unknown;
}
