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

/** The path determines the type of the response. A whole list, unless `perpage` says less. */
export const readList = <P extends ListPath>(api: Api, path: P, options?: CallOptions) =>
  api.get<Page<ListedAt<P>>>(`/api/ap/${path}`, {
    ...options,
    params: { perpage: 100, ...options?.params },
  });

/** Reads only these fields of every entry. */
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

/** With its body and children. */
export const readEntry = <P extends EntryPath>(
  api: Api,
  path: P,
  id: number,
  options?: CallOptions,
) => api.get<EntryAt<P>>(`/api/ap/${path}/${id}`, options);

/** The entry of a single-entry kind. */
export const readSingle = <P extends SinglePath>(api: Api, path: P, options?: CallOptions) =>
  api.get<SingleAt<P>>(`/api/ap/${path}`, options);

const SILENT = { silent: true };
/** For a section of a page; null if unreadable. */
export async function loadList<P extends ListPath>(
  api: Api,
  path: P,
  params?: CallOptions['params'],
): Promise<ListedAt<P>[] | null> {
  return (await loadSection(readList(api, path, { params, ...SILENT })))?.list ?? null;
}
/** Other entries than the current one. */
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
/** Items of a list field; empty if unreadable. */
export const loadPart = async <P extends PartPath>(api: Api, path: P, id: number) =>
  (await loadSection(api.get<Page<PartAt<P>>>(`/api/ap/${path}/${id}`, SILENT)))?.list ?? [];

/** Path of the view counter. */
export const buildCounterPath = (path: CounterPath, id: number) => `/api/ap/${path}/${id}`;
