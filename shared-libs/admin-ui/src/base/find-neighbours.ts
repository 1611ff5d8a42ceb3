export interface IdPage {
  list: { id: number }[];
  total: number;
  page: number;
  perpage: number;
}
/** Position of an entry in the list that its editor came from. */
export interface Neighbours {
  previous: number | null;
  next: number | null;
  /** From 1. */
  position: number;
  total: number;
}

/** Previous and next entry, across pages via `readPage`; null when the list lacks the entry. */
export async function findNeighbours({
  id,
  page,
  readPage,
}: {
  id: number;
  page: IdPage;
  readPage: (page: number) => Promise<IdPage>;
}): Promise<Neighbours | null> {
  const index = page.list.findIndex((entry) => entry.id === id);
  if (index < 0) return null;
  const isLastPage = page.page * page.perpage >= page.total;
  const before =
    page.list[index - 1] ??
    (page.page > 1 ? (await readPage(page.page - 1)).list.at(-1) : undefined);
  const after =
    page.list[index + 1] ?? (isLastPage ? undefined : (await readPage(page.page + 1)).list[0]);
  return {
    previous: before?.id ?? null,
    next: after?.id ?? null,
    position: (page.page - 1) * page.perpage + index + 1,
    total: page.total,
  };
}
