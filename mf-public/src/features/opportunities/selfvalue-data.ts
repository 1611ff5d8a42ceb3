import type { Api } from '@admissions/api-client';
import type { EntryOf } from '@admissions/model';
import type {
  apply,
  course,
  dualDegree,
  exchange,
  ListedAt,
  ListPath,
} from '@admissions/model/kinds';
import { readList } from '../../lib/public-reads.ts';
import { loadSection } from '../../lib/reads.ts';

export type Apply = Omit<EntryOf<typeof apply>, 'body'>;
export type Course = Omit<EntryOf<typeof course>, 'body' | 'pic'>;
export type Exchange = Omit<EntryOf<typeof exchange>, 'body' | 'pic'>;
export type DualDegree = Omit<EntryOf<typeof dualDegree>, 'body' | 'pic'>;

/** The kinds below /selfvalue that have lists. */
export type ListedName = ListPath extends infer P
  ? P extends `selfvalue/${infer Name}_list`
    ? Name
    : never
  : never;
type ListedAs<Name extends ListedName> = ListedAt<`selfvalue/${Name}_list`>;

export async function loadList<Name extends ListedName>(
  api: Api,
  name: Name,
): Promise<ListedAs<Name>[] | null> {
  const path = `selfvalue/${name}_list` as const;
  const page = await loadSection(readList(api, path, { params: { perpage: 100 }, silent: true }));
  return page?.list ?? null;
}

/** The entries for a table that shows no pictures. */
export async function loadTable<Name extends 'course' | 'degree' | 'exchange'>(
  api: Api,
  name: Name,
): Promise<Omit<ListedAs<Name>, 'pic'>[] | null> {
  const entries = await loadList(api, name);
  return entries?.map(({ pic: _, ...entry }) => entry) ?? null;
}
