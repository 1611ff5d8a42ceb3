import type { Api, CallOptions } from '@admissions/api-client';
import type { AnyKind, Page } from '@admissions/contracts';
import { adminPathsOf } from '@admissions/contracts';
import type { AnyEntry } from '../base/any-entry.ts';
import type { ListState } from './list-state.ts';
import { listParamsOf, listStateOf } from './list-state.ts';

export interface LoadedList {
  state: ListState;
  page: Page<AnyEntry>;
  /** What the API was asked, for another page of the same list. */
  query: NonNullable<CallOptions['params']>;
}
/** Reads the list of a kind that an address asks for; `fixed` filters come from elsewhere than the list's own form. */
export async function loadList(
  api: Api,
  kind: AnyKind,
  url: string,
  fixed: Record<string, string | number> = {},
  call: CallOptions = {},
): Promise<LoadedList> {
  const state = listStateOf(new URL(url).searchParams, kind.filters);
  const query = { ...listParamsOf(state), ...fixed };
  return {
    state,
    query,
    page: await api.get<Page<AnyEntry>>(adminPathsOf(kind).list, { ...call, params: query }),
  };
}
