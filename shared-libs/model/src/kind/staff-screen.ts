import type { Localised } from '../base/locale.ts';

/** Staff screens; pages are below /admin/<area>/. */
export type StaffScreen<Field extends string = string> =
  | ListScreen
  /** A single entry on its own page. */
  | { readonly shape: 'single'; readonly page: string; readonly menu: StaffMenuEntry }
  /** A single entry, edited over its list or on its own page. */
  | { readonly shape: 'heading'; readonly list: string; readonly page?: string }
  /** A single entry on a tab of another list. */
  | { readonly shape: 'tab'; readonly list: string; readonly tab: string }
  /** On a tab of the form of the entry in `parent`. */
  | {
      readonly shape: 'nested';
      readonly page: string;
      readonly tab: string;
      readonly parent: Field;
    }
  /** One page without addresses per entry: categories, banner positions. */
  | { readonly shape: 'page'; readonly page: string };

/** Position in the menu of the area. */
export interface StaffMenuEntry {
  readonly order: number;
  /** Default: the kind's name. */
  readonly label?: Localised;
}

/** A list with form pages, or with forms over the list. */
export interface ListScreen {
  readonly shape: 'list';
  readonly list: string;
  readonly add?: string;
  readonly edit?: string;
  /** A separate page for bodies. */
  readonly body?: string;
  readonly menu?: StaffMenuEntry;
  /** Handwritten pages and claims. */
  readonly isHandwritten?: true;
  /** The relation to an entry with a tab that also lists them. */
  readonly within?: string;
  /** The relation to the entry that opens the form. */
  readonly parent?: string;
}
type ListScreenOptions = Partial<Omit<ListScreen, 'shape' | 'menu'>>;

/** One form page for new and existing entries: `apply` → apply_list, edit_apply. */
export const defineListScreen = (
  name: string,
  menu: StaffMenuEntry,
  options: ListScreenOptions = {},
): ListScreen => ({
  shape: 'list',
  list: `${name}_list`,
  add: `edit_${name}`,
  edit: `edit_${name}`,
  menu,
  ...options,
});
/** With a page for new entries: add_apply. */
export const defineListScreenWithAdd = (
  name: string,
  menu: StaffMenuEntry,
  options: ListScreenOptions = {},
): ListScreen => defineListScreen(name, menu, { add: `add_${name}`, ...options });
/** Forms over the list. */
export const defineInlineListScreen = (
  list: string,
  menu: StaffMenuEntry,
  options: ListScreenOptions = {},
): ListScreen => ({
  shape: 'list',
  list,
  menu,
  ...options,
});
/** A single entry on its own page. */
export const defineSingleScreen = (page: string, menu: StaffMenuEntry) => ({
  shape: 'single' as const,
  page,
  menu,
});

interface OnStaffScreen {
  readonly area: string;
  readonly screen: StaffScreen;
}
/** Edit address of an entry; `parent` is the entry with its tab. */
export const buildStaffUrl = (
  { area, screen }: OnStaffScreen,
  id: number,
  parent: number | null = null,
): string => `/admin/${area}/${buildScreenPath(screen, id, parent)}`;

function buildScreenPath(screen: StaffScreen, id: number, parent: number | null) {
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
      return parent === null ? screen.page : `${buildTabUrl(screen, parent)}&edit=${id}`;
  }
}

const buildTabUrl = (
  { page, tab, parent: field }: Extract<StaffScreen, { shape: 'nested' }>,
  parent: number,
) => `${page}?id=${parent}&tab=${tab}&${field}=${parent}`;
