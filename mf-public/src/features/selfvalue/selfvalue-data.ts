import type { Api } from '@admissions/api-client';
import type { EntryOf, Page } from '@admissions/contracts';
import type {
  apply,
  course,
  crossDepartment,
  digitalPic,
  dualDegree,
  exchange,
  partnerProgramme,
  practice,
  teachingAbroad,
  volunteer,
} from '@admissions/contracts/kinds';
import type { Opened } from '../../lib/article/opened-entry.tsx';
import { mainRead, sectionRead } from '../../lib/reads.ts';

export type Apply = Omit<EntryOf<typeof apply>, 'body'>;
export type Course = Omit<EntryOf<typeof course>, 'body' | 'pic'>;
export type Unit = Omit<EntryOf<typeof crossDepartment>, 'body'>;
export type Exchange = Omit<EntryOf<typeof exchange>, 'body'>;
export type Volunteer = Omit<EntryOf<typeof volunteer>, 'body'>;
export type DualDegree = Omit<EntryOf<typeof dualDegree>, 'body' | 'pic'>;
export type Teaching = Omit<EntryOf<typeof teachingAbroad>, 'body'>;
export type Practice = Omit<EntryOf<typeof practice>, 'body' | 'pics'>;
export type Partner = EntryOf<typeof partnerProgramme>;
export type Digital = EntryOf<typeof digitalPic>;

/** An entry that a page opens in full, and of which kind. */
export interface OpenedOfKind extends Opened {
  kind: string;
  id: number;
}

export const listOf = async <T>(api: Api, kind: string): Promise<T[] | null> =>
  (await sectionRead(api.get<Page<T>>(`/api/ap/selfvalue/${kind}_list`, { params: { perpage: 100 }, silent: true })))?.list ?? null;

/** The entries for a table that shows no pictures. */
export const tableOf = async <T extends object>(api: Api, kind: string): Promise<Omit<T, 'pic'>[] | null> =>
  (await listOf<T & { pic: unknown }>(api, kind))?.map(({ pic: _, ...entry }) => entry) ?? null;

/** The entry that the address opens on a page of these kinds; one that is not there makes the page a 404. */
export async function openedIn(api: Api, url: string, kinds: readonly string[]): Promise<OpenedOfKind | null> {
  const search = new URL(url).searchParams;
  const id = search.get('id');
  const kind = kinds.length === 1 ? kinds[0] : search.get('kind');
  if (id === null || !kind || !kinds.includes(kind) || !/^[1-9]\d{0,8}$/.test(id)) return null;
  const entry = await mainRead(api.get<Omit<OpenedOfKind, 'kind'>>(`/api/ap/selfvalue/${kind}_info/${id}`));
  return { ...entry, kind };
}
