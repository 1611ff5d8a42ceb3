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

/** Reads one list field of an entry, a page at a time. */
export const readPart = <P extends PartPath>(
  api: Api,
  path: P,
  id: number,
  options?: CallOptions,
) => api.get<Page<PartAt<P>>>(`/api/ap/${path}/${id}`, options);

/** Where a view of an entry is counted. */
export const counterPath = (path: CounterPath, id: number) => `/api/ap/${path}/${id}`;
