import { type AnyEntry, loadDraft, nullIfNotFound, preloadKindForm } from '@admissions/admin-ui';
import type { Api } from '@admissions/api-client';
import { type AnyKind, adminPathsOf, type StaffEntryOf, type StaffFields } from '@admissions/model';
import type { Page } from '@admissions/protocol';
import type { EntryDraft } from '@admissions/protocol/staff';
import { data } from 'react-router';

/** The id in an address; throws 404 without one. */
export function parseEntryId(url: string, name = 'id') {
  const id = new URL(url).searchParams.get(name) ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 });
  return Number(id);
}

/** One entry for staff; throws 404 when it does not exist. */
export async function loadEntry<K extends AnyKind>(
  api: Api,
  kind: K,
  id: number,
): Promise<StaffEntryOf<K>> {
  preloadKindForm();
  const entry = await nullIfNotFound(api.get<StaffEntryOf<K>>(adminPathsOf(kind).info(id)));
  if (!entry) throw data(null, { status: 404 });
  return entry;
}

/** Initial data of a form: an entry with its draft, or a new one without. */
export interface Edited<Entry = AnyEntry | null> {
  entry: Entry;
  draft: EntryDraft | null;
}
/** An entry with its draft; loading the draft later would move the form. */
export async function loadWithDraft<K extends AnyKind>(
  api: Api,
  kind: K,
  id: number,
): Promise<Edited<StaffEntryOf<K>>> {
  const [entry, draft] = await Promise.all([loadEntry(api, kind, id), loadDraft(api, kind, id)]);
  return { entry, draft };
}

/** A new entry, while the form is loaded in parallel with other data. */
export function startNew(): Edited<null> {
  preloadKindForm();
  return { entry: null, draft: null };
}

/** The only entry of a kind with its draft; null before its first save. */
export async function loadSingletonWithDraft(api: Api, kind: AnyKind): Promise<Edited> {
  const { list } = await api.get<Page<StaffFields>>(adminPathsOf(kind).list, {
    params: { perpage: 1 },
  });
  return list[0] ? loadWithDraft(api, kind, list[0].id) : startNew();
}
