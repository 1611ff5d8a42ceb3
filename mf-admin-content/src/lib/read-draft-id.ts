/** The draft of a new entry that the address goes on with. */
export function readDraftId(search: URLSearchParams): number | null {
  const id = Number(search.get('draft'));
  return Number.isInteger(id) && id > 0 ? id : null;
}
