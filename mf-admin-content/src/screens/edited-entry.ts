import type { AnyEntry } from '@admissions/admin-ui';
import type { Api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/contracts';
import { loadEntry } from '../lib/load-entry.ts';
import { readPreset } from './read-preset.ts';

/** What `edit` in the address opens over a list: an entry by its id, or a new one; null for nothing. */
export async function loadEdited(
  api: Api,
  kind: AnyKind,
  search: URLSearchParams,
): Promise<{ entry: AnyEntry | null; preset: Record<string, unknown> } | null> {
  const edit = search.get('edit') ?? '';
  if (edit === 'new') return { entry: null, preset: await readPreset(api, kind, search) };
  return /^[1-9]\d{0,8}$/.test(edit)
    ? { entry: await loadEntry(api, kind, Number(edit)), preset: {} }
    : null;
}
