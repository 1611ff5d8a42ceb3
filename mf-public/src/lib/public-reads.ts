import type { Api, CallOptions } from '@admissions/api-client';
import type {
  ChoosingPath,
  CounterPath,
  EntryAt,
  EntryPath,
  FieldAt,
  ListedAt,
  ListPath,
  PartAt,
  PartPath,
  SingleAt,
  SinglePath,
} from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import { loadSection } from './reads.ts';

/** Reads a page of a kind's list; what is answered follows from the path. */
export const readList = <P extends ListPath>(api: Api, path: P, options?: CallOptions) =>
  api.get<Page<ListedAt<P>>>(`/api/ap/${path}`, options);

/** Reads these fields alone of every entry of a list. */
export const readFields = <P extends ChoosingPath, N extends FieldAt<P>>(
  api: Api,
  path: P,
  names: readonly N[],
  options?: CallOptions,
) =>
  api.get<Page<Pick<ListedAt<P>, N | 'id'>>>(`/api/ap/${path}`, {
    ...options,
    params: { perpage: 100, fields: names.join(',') },
  });

/** Reads one entry, with its body and its children. */
export const readEntry = <P extends EntryPath>(
  api: Api,
  path: P,
  id: number,
  options?: CallOptions,
) => api.get<EntryAt<P>>(`/api/ap/${path}/${id}`, options);

/** Reads the entry of a kind that has one. */
export const readSingle = <P extends SinglePath>(api: Api, path: P, options?: CallOptions) =>
  api.get<SingleAt<P>>(`/api/ap/${path}`, options);

const SILENT = { silent: true };
/** The entries of a list that a section of a page needs; null when they cannot be read. */
export async function loadList<P extends ListPath>(
  api: Api,
  path: P,
  params?: CallOptions['params'],
): Promise<ListedAt<P>[] | null> {
  const options = { params: { perpage: 100, ...params }, ...SILENT };
  return (await loadSection(readList(api, path, options)))?.list ?? null;
}
/** Some entries of a list beside the one that a page shows. */
export async function loadRelated<P extends ListPath>(
  api: Api,
  path: P,
  id: number,
  { limit, ...params }: { limit: number } & CallOptions['params'],
): Promise<ListedAt<P>[]> {
  const near = await loadList(api, path, { ...params, perpage: limit + 1 });
  return near?.filter((other) => other.id !== id).slice(0, limit) ?? [];
}
export const loadEntry = <P extends EntryPath>(api: Api, path: P, id: number) =>
  loadSection(readEntry(api, path, id, SILENT));
export const loadSingle = <P extends SinglePath>(api: Api, path: P) =>
  loadSection(readSingle(api, path, SILENT));
/** The items of one list field of an entry; none when they cannot be read. */
export const loadPart = async <P extends PartPath>(api: Api, path: P, id: number) =>
  (await loadSection(api.get<Page<PartAt<P>>>(`/api/ap/${path}/${id}`, SILENT)))?.list ?? [];

/** Where a view of an entry is counted. */
export const buildCounterPath = (path: CounterPath, id: number) => `/api/ap/${path}/${id}`;
