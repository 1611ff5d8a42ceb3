import type { Localised } from '../base/locale.ts';

/** Where staff manage the entries of a kind. Pages are named below /admin/<area>/. */
export type StaffScreen<Field extends string = string> =
  | ListScreen
  /** One entry, on a page of its own. */
  | { readonly shape: 'single'; readonly page: string; readonly menu: StaffMenuEntry }
  /** One entry, edited over the list of the kind that it is the heading of, or on its own page. */
  | { readonly shape: 'heading'; readonly list: string; readonly page?: string }
  /** One entry, on a tab of another kind's list. */
  | { readonly shape: 'tab'; readonly list: string; readonly tab: string }
  /** On a tab of the form of the entry that the field `parent` names. */
  | {
      readonly shape: 'nested';
      readonly page: string;
      readonly tab: string;
      readonly parent: Field;
    }
  /** All on one page, without an address for each: categories in a drawer, places of banners. */
  | { readonly shape: 'page'; readonly page: string };

/** Where a screen stands in the menu of the back office, within its area. */
export interface StaffMenuEntry {
  readonly order: number;
  /** Absent: the kind's own name. */
  readonly label?: Localised;
}

/** A list, with forms on pages of their own or, without these, over the list. */
export interface ListScreen {
  readonly shape: 'list';
  readonly list: string;
  readonly add?: string;
  readonly edit?: string;
  /** The page for the bodies, where they are edited apart from the other fields. */
  readonly body?: string;
  readonly menu?: StaffMenuEntry;
  /** Its pages and their claims are written by hand; those of other lists follow from this. */
  readonly isHandwritten?: true;
  /** The relation to the entry on a tab of whose form they are listed, too. */
  readonly within?: string;
  /** The relation to the entry that its form is opened for. */
  readonly parent?: string;
}
type More = Partial<Omit<ListScreen, 'shape' | 'menu'>>;

/** A list, and one form page for new entries and old ones: `apply` → apply_list, edit_apply. */
export const listed = (name: string, menu: StaffMenuEntry, more: More = {}): ListScreen => ({
  shape: 'list',
  list: `${name}_list`,
  add: `edit_${name}`,
  edit: `edit_${name}`,
  menu,
  ...more,
});
/** The same with a page of its own for new entries: add_apply. */
export const added = (name: string, menu: StaffMenuEntry, more: More = {}): ListScreen =>
  listed(name, menu, { add: `add_${name}`, ...more });
/** Edited over its list. */
export const inPlace = (list: string, menu: StaffMenuEntry, more: More = {}): ListScreen => ({
  shape: 'list',
  list,
  menu,
  ...more,
});
/** One entry, on a page of its own. */
export const single = (page: string, menu: StaffMenuEntry) => ({
  shape: 'single' as const,
  page,
  menu,
});

interface OnStaffScreen {
  readonly area: string;
  readonly screen: StaffScreen;
}
/** Where staff edit this entry; `parent` is the entry on whose form it stands. */
export const buildStaffUrl = (
  { area, screen }: OnStaffScreen,
  id: number,
  parent: number | null = null,
): string => `/admin/${area}/${addressOn(screen, id, parent)}`;

/** Where staff go on with a draft that is no entry yet; the list, where a new entry has no page that could be named. */
export function buildDraftUrl(
  { area, screen }: OnStaffScreen,
  draftId: number,
  parent: number | null = null,
): string {
  if (screen.shape === 'nested' && parent !== null)
    return `/admin/${area}/${tabOf(screen, parent)}&edit=new&draft=${draftId}`;
  if (screen.shape !== 'list') return `/admin/${area}/${addressOn(screen, draftId, null)}`;
  const { add, edit, list, isHandwritten } = screen;
  if (add && screen.parent && parent !== null)
    return `/admin/${area}/${add}?${screen.parent}=${parent}&draft=${draftId}`;
  const hasPage = add !== undefined && !(isHandwritten && add === edit);
  return `/admin/${area}/${hasPage ? `${add}?draft=${draftId}` : list}`;
}

function addressOn(screen: StaffScreen, id: number, parent: number | null): string {
  switch (screen.shape) {
    case 'list':
      if (!screen.edit) return `${screen.list}?edit=${id}`;
      return `${screen.edit}?id=${id}${screen.parent && parent !== null ? `&${screen.parent}=${parent}` : ''}`;
    case 'single':
    case 'page':
      return screen.page;
    case 'heading':
      return screen.page ?? `${screen.list}?edit=heading`;
    case 'tab':
      return `${screen.list}?tab=${screen.tab}`;
    case 'nested':
      return parent === null ? screen.page : `${tabOf(screen, parent)}&edit=${id}`;
  }
}

const tabOf = (
  { page, tab, parent: field }: Extract<StaffScreen, { shape: 'nested' }>,
  parent: number,
): string => `${page}?id=${parent}&tab=${tab}&${field}=${parent}`;
