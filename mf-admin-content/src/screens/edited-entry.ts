import type { Api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import type { Edited } from '../lib/load-entry.ts';
import { loadWithDraft, startNew } from '../lib/load-entry.ts';
import { readPreset } from './read-preset.ts';

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
