import type { KindId } from '@admissions/model/kinds';
import { withId } from './with-id.ts';

export const LIST_VIEW_PATHS = {
  list: '/api/admin/list_views',
  add: '/api/admin/add_list_view',
  one: withId('/api/admin/list_view'),
} as const;
/** Longest name of a view, in characters. */
export const LIST_VIEW_NAME_MAX = 40;

/** A saved view of a list. */
export interface ListViewWrite {
  name: string;
  /** The query of the list without its page; unknown filters are ignored. */
  state: Record<string, string>;
  /** Columns of the view; null: those of the device. */
  columns: string[] | null;
  /** Whether it is shared with all editors of the kind. */
  isShared: boolean;
}
export interface ListView extends ListViewWrite {
  id: number;
  kind: KindId;
  /** The author. */
  by: string;
  isOwn: boolean;
  /** Whether the caller may change it: the author, and managers for shared ones. */
  mayChange: boolean;
}
