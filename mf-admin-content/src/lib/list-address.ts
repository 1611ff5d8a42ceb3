/** What of a list's address stays when it is left for a form: all but the drawer over it. */
export function withoutEditing(search: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(search);
  left.delete('edit');
  left.delete('history');
  return left;
}

/** An address with the list's own address along in `list`, so that "back" leads to the same place of it. */
export function withList(
  path: string,
  query: Record<string, string>,
  search: URLSearchParams,
): string {
  const left = withoutEditing(search).toString();
  const all = new URLSearchParams({ ...query, ...(left && { list: left }) });
  return all.size > 0 ? `${path}?${all}` : path;
}

/** The list's address that came along. */
export const leftList = (search: URLSearchParams) => new URLSearchParams(search.get('list') ?? '');

/** The list as it was left; `initial` when nothing came along. */
export function listHref(
  path: string,
  search: URLSearchParams,
  initial: Record<string, string> = {},
): string {
  const left = search.has('list') ? leftList(search) : new URLSearchParams(initial);
  return left.size > 0 ? `${path}?${left}` : path;
}
