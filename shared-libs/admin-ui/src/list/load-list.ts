import type { Api } from '@admissions/api-client';
import type { AnyKind, Page, StaffFields } from '@admissions/contracts';
import { adminPathsOf } from '@admissions/contracts';
import type { ListState } from './list-state.ts';
import { listParamsOf, listStateOf } from './list-state.ts';

/** An entry of any kind, as staff read it. */
export type AnyEntry = StaffFields & Record<string, unknown>;
export interface LoadedList {
  state: ListState;
  page: Page<AnyEntry>;
}
/** Reads the list of a kind that an address asks for; `fixed` filters come from elsewhere than the list's own form. */
export async function loadList(api: Api, kind: AnyKind, url: string, fixed: Record<string, string | number> = {}): Promise<LoadedList> {
  const state = listStateOf(new URL(url).searchParams, kind.filters);
  return { state, page: await api.get<Page<AnyEntry>>(adminPathsOf(kind).list, { params: { ...listParamsOf(state), ...fixed } }) };
}
