import type { Api } from '@admissions/api-client';
import type { Opened } from '../../lib/article/opened-entry.tsx';
import { readEntry } from '../../lib/public-reads.ts';
import { loadPage } from '../../lib/reads.ts';
import type { SelfvalueListKind } from './selfvalue-data.ts';

interface OpenedOfKind extends Opened {
  kind: SelfvalueListKind;
  id: number;
  /** The query of its address. */
  query: string;
}

/** The opened entry of one of these kinds; an unknown one makes the page a 404. */
export async function loadOpenedEntry(
  api: Api,
  search: URLSearchParams,
  kinds: readonly SelfvalueListKind[],
): Promise<OpenedOfKind | null> {
  const id = search.get('id');
  const [first, ...others] = kinds;
  const kind = others.length === 0 ? first : kinds.find((name) => name === search.get('kind'));
  if (id === null || !kind || !/^[1-9]\d{0,8}$/.test(id)) return null;
  const entry = await loadPage(readEntry(api, `selfvalue/${kind}_info`, Number(id)));
  const query = `${others.length > 0 ? `kind=${kind}&` : ''}id=${id}`;
  return { ...entry, kind, query };
}
