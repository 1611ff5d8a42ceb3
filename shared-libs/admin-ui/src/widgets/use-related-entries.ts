import { api } from '@admissions/api-client';
import { type AnyKind, adminPathsOf, allows, type RelationValue } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import { useAppStore } from '@admissions/store';
import { useLoaded } from '../base/use-loaded.ts';

const MAX_OPTIONS = 100;
/** Pause in typing before a search. */
const DEBOUNCE_MS = 250;

/**
 * Possible targets of a relation: the first ones, or search results for `text` in long lists.
 * `isWhole`: the options are complete.
 */
export function useRelatedEntries(id: KindId, text: string) {
  const priv = useAppStore((state) => state.session?.priv);
  const kind = kindOf(id);
  const isForVisitors = priv !== undefined && !allows(priv, kind.area);
  const { path, search } = chooseList(kind, isForVisitors);
  const {
    data: first,
    error,
    reload,
  } = useLoaded((signal) => readEntries(path, {}, signal), [path]);
  const isWhole = search === null || first === null || first.total <= first.list.length;
  const searchText = isWhole ? '' : text.trim();
  const { data: found } = useLoaded(
    async (signal) => {
      if (searchText === '' || search === null) return null;
      await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
      signal.throwIfAborted();
      const { list } = await readEntries(path, { [search]: searchText }, signal);
      return { text: searchText, list };
    },
    [path, search, searchText],
  );

  const isFound = found?.text === searchText;
  const failure = { error, reload };
  if (searchText === '')
    return { options: first?.list ?? [], isWhole, isSearching: false, failure };
  return { options: isFound ? found.list : [], isWhole, isSearching: !isFound, failure };
}

interface List {
  path: string;
  /** Search parameter of the list; null without search. */
  search: string | null;
}
// Without permission for the area: published entries.
function chooseList(kind: AnyKind, isForVisitors: boolean): List {
  if (!isForVisitors || !kind.public.list) return { path: adminPathsOf(kind).list, search: 'text' };
  const filters = Object.entries(kind.public.filters ?? {});
  const search = filters.find(([, { field, by }]) => field === kind.title && by === 'search');
  return { path: `/api/ap/${kind.public.list}`, search: search?.[0] ?? null };
}

async function readEntries(path: string, params: Record<string, string>, signal: AbortSignal) {
  const options = { params: { ...params, perpage: MAX_OPTIONS }, signal };
  const page = await api().get<Page<RelationValue>>(path, options);
  return { ...page, list: page.list.map(({ id, title }) => ({ id, title })) };
}
