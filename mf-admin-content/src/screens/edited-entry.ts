import type { Api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { type Edited, loadEntry, loadWithDraft, startNew } from '../lib/load-entry.ts';
import { presetsIn } from './content-screen.ts';

/** The entry that `edit` in the address opens, with its draft; null for none. */
export async function loadEdited(
  api: Api,
  kind: AnyKind,
  search: URLSearchParams,
): Promise<(Edited & { preset: Record<string, unknown> }) | null> {
  const edit = search.get('edit') ?? '';
  if (edit === 'new') return { ...startNew(), preset: await readPreset(api, kind, search) };
  return /^[1-9]\d{0,8}$/.test(edit)
    ? { ...(await loadWithDraft(api, kind, Number(edit))), preset: {} }
    : null;
}

/** Initial values of a new entry: the list's filters in the address. */
export async function readPreset(
  api: Api,
  kind: AnyKind,
  search: URLSearchParams,
): Promise<Record<string, unknown>> {
  const values = Object.entries(presetsIn(kind, search)).map(async ([name, text]) => {
    const field = kind.fields[name];
    if (field?.type === 'relation' && /^[1-9]\d{0,8}$/.test(text)) {
      const { id, title, name: named } = await loadEntry(api, kindOf(field.to), Number(text));
      return [name, { id, title: String(title ?? named) }] as const;
    }
    return field?.options?.includes(text) ? ([name, text] as const) : null;
  });
  return Object.fromEntries((await Promise.all(values)).filter((each) => each !== null));
}
