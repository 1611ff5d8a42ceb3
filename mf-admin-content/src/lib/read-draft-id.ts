/** Id of the new entry's draft in the address. */
export function readDraftId(search: URLSearchParams): number | null {
  const id = Number(search.get('draft'));
  return Number.isInteger(id) && id > 0 ? id : null;
}
