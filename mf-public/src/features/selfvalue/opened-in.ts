import type { Api } from '@admissions/api-client';
import type { Opened } from '../../lib/article/opened-entry.tsx';
import { mainRead } from '../../lib/reads.ts';

/** An entry that a page opens in full, and of which kind. */
export interface OpenedOfKind extends Opened {
  kind: string;
  id: number;
}

/** The entry that the address opens on a page of these kinds; one that is not there makes the page a 404. */
export async function openedIn(
  api: Api,
  url: string,
  kinds: readonly string[],
): Promise<OpenedOfKind | null> {
  const search = new URL(url).searchParams;
  const id = search.get('id');
  const kind = kinds.length === 1 ? kinds[0] : search.get('kind');
  if (id === null || !kind || !kinds.includes(kind) || !/^[1-9]\d{0,8}$/.test(id)) return null;
  const entry = await mainRead(
    api.get<Omit<OpenedOfKind, 'kind'>>(`/api/ap/selfvalue/${kind}_info/${id}`),
  );
  return { ...entry, kind };
}
