/** What of a list's address stays when it is left for a form: all but the drawer over it. */
export function removeDrawerParams(search: URLSearchParams): URLSearchParams {
  const remaining = new URLSearchParams(search);
  remaining.delete('edit');
  remaining.delete('history');
  return remaining;
}

/** An address with the list's own address along in `list`, so that "back" leads to the same place of it. */
export function buildHrefWithList(
  path: string,
  query: Record<string, string>,
  search: URLSearchParams,
): string {
  const listQuery = removeDrawerParams(search).toString();
  const all = new URLSearchParams({ ...query, ...(listQuery && { list: listQuery }) });
  return all.size > 0 ? `${path}?${all}` : path;
}

/** The list's address that came along. */
export const parseListParam = (search: URLSearchParams) =>
  new URLSearchParams(search.get('list') ?? '');

/** The list as it was left; `initial` when nothing came along. */
export function buildListHref(
  path: string,
  search: URLSearchParams,
  initial: Record<string, string> = {},
): string {
  const listParams = search.has('list') ? parseListParam(search) : new URLSearchParams(initial);
  return listParams.size > 0 ? `${path}?${listParams}` : path;
}
