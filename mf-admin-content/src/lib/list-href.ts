import { type AnyKind, buildStaffUrl } from '@admissions/model';

/** The list's address parameters without the drawer's. */
export function removeDrawerParams(search: URLSearchParams): URLSearchParams {
  const remaining = new URLSearchParams(search);
  remaining.delete('edit');
  remaining.delete('history');
  return remaining;
}

/** Adds the list's address as `list`, so that "back" returns to the same page. */
export function buildHrefWithList(
  path: string,
  query: Record<string, string>,
  search: URLSearchParams,
) {
  const listQuery = removeDrawerParams(search).toString();
  const all = new URLSearchParams({ ...query, ...(listQuery && { list: listQuery }) });
  return all.size > 0 ? `${path}?${all}` : path;
}

/** The list's address in `list`. */
export const parseListParam = (search: URLSearchParams) =>
  new URLSearchParams(search.get('list') ?? '');

/** The list as it was left; `initial` without `list`. */
export function buildListHref(
  path: string,
  search: URLSearchParams,
  initial: Record<string, string> = {},
) {
  const listParams = search.has('list') ? parseListParam(search) : new URLSearchParams(initial);
  return listParams.size > 0 ? `${path}?${listParams}` : path;
}

/** A reload continues the begun entry. The router would load the form again, in the middle of a word. */
export function replaceAddress({ area, screen }: AnyKind, id: number) {
  const search = new URLSearchParams(location.search);
  const parent = screen.shape === 'list' ? Number(search.get(screen.parent ?? '')) : 0;
  const list = search.get('list');
  const query = list ? `&${new URLSearchParams({ list })}` : '';
  const isDrawer = search.has('edit');
  if (isDrawer) search.set('edit', String(id));
  const url = isDrawer
    ? `?${search}`
    : `${buildStaffUrl({ area, screen }, id, parent || null)}${query}`;
  history.replaceState(history.state, '', url);
}
