import type { Api, CallOptions } from '@admissions/api-client';
import type { AnyKind, StaffListedOf } from '@admissions/model';
import { adminPathsOf } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import type { Page } from '@admissions/protocol';
import { listFilterNames } from '@admissions/protocol/staff';
import type { ListState } from './list-state.ts';
import { parseListState, toListParams } from './list-state.ts';

export interface LoadedList<Entry = AnyEntry> {
  state: ListState;
  page: Page<Entry>;
  /** The API query, for another page of the same list. */
  query: NonNullable<CallOptions['params']>;
}
/** Loads the list that a URL describes; `fixed` filters are set by the page. */
export async function loadList<K extends AnyKind>(
  api: Api,
  kind: K,
  url: string,
  fixed: Record<string, string | number> = {},
  call: CallOptions = {},
): Promise<LoadedList<StaffListedOf<K>>> {
  const state = parseListState(new URL(url).searchParams, listFilterNames(kind));
  const query = { ...toListParams(state), ...fixed };
  return {
    state,
    query,
    page: await api.get<Page<StaffListedOf<K>>>(adminPathsOf(kind).list, {
      ...call,
      params: query,
    }),
  };
}
