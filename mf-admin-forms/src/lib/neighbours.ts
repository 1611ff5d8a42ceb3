/** Where an application stands in the list that its reader came from. */
export interface Neighbours {
  previous: number | null;
  next: number | null;
  /** Counted from 1. */
  position: number;
  total: number;
}
interface IdPage {
  list: { id: number }[];
  total: number;
  page: number;
  perpage: number;
}

/** The neighbours of an application; at the edge of a page `pageOf` fetches the next one. Null when the list does not hold it. */
export async function neighboursOf({
  id,
  page,
  pageOf,
}: {
  id: number;
  page: IdPage;
  pageOf: (page: number) => Promise<IdPage>;
}): Promise<Neighbours | null> {
  const index = page.list.findIndex((each) => each.id === id);
  if (index < 0) return null;
  const pages = Math.ceil(page.total / page.perpage);
  const before =
    page.list[index - 1] ?? (page.page > 1 ? (await pageOf(page.page - 1)).list.at(-1) : undefined);
  const after =
    page.list[index + 1] ?? (page.page < pages ? (await pageOf(page.page + 1)).list[0] : undefined);
  return {
    previous: before?.id ?? null,
    next: after?.id ?? null,
    position: (page.page - 1) * page.perpage + index + 1,
    total: page.total,
  };
}
