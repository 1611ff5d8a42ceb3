import type { KindId } from '@admissions/model/kinds';

export const LIST_VIEW_PATHS = {
  list: '/api/admin/list_views',
  add: '/api/admin/add_list_view',
  one: (id: number | string) => `/api/admin/list_view/${id}`,
} as const;
/** Signs that a view can be called by. */
export const LIST_VIEW_NAME_MAX = 40;

/** A list as somebody looks at it, under a name. */
export interface ListViewWrite {
  name: string;
  /** What the address of the list says, without the page: a filter that is no more is passed over by whoever opens it. */
  state: Record<string, string>;
  /** The columns that come with it; null: those of the device. */
  columns: string[] | null;
  /** Whether everybody who may edit the kind sees it. */
  isShared: boolean;
}
export interface ListView extends ListViewWrite {
  id: number;
  kind: KindId;
  /** Whose it is. */
  by: string;
  isOwn: boolean;
  /** Whether the caller may change and delete it: who made it, and, of a shared one, managers of accounts. */
  mayChange: boolean;
}
