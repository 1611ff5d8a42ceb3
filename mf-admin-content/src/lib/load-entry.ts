import { preloadKindForm } from '@admissions/admin-ui';
import type { Api } from '@admissions/api-client';
import { isApiError } from '@admissions/api-client';
import type { AnyKind, Page, StaffEntryOf, StaffFields } from '@admissions/contracts';
import { adminPathsOf, CODE } from '@admissions/contracts';
import { data } from 'react-router';

/** The id in an address; a 404 when there is none. */
export function idIn(url: string, name = 'id'): number {
  const id = new URL(url).searchParams.get(name) ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 });
  return Number(id);
}

/** One entry for staff; a 404 when it is not there. */
export async function loadEntry<K extends AnyKind>(
  api: Api,
  kind: K,
  id: number,
): Promise<StaffEntryOf<K>> {
  preloadKindForm();
  try {
    return await api.get<StaffEntryOf<K>>(adminPathsOf(kind).info(id));
  } catch (error) {
    if (isApiError(error) && error.code === CODE.notExists) throw data(null, { status: 404 });
    throw error;
  }
}

/** The entry of a kind that has one; null while it was never filled in. */
export async function loadSingle<K extends AnyKind>(
  api: Api,
  kind: K,
): Promise<StaffEntryOf<K> | null> {
  const { list } = await api.get<Page<StaffFields>>(adminPathsOf(kind).list, {
    params: { perpage: 1 },
  });
  const [first] = list;
  return first ? loadEntry(api, kind, first.id) : null;
}
