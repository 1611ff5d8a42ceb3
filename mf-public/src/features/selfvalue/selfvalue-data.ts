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
import { sectionRead } from '../../lib/reads.ts';

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

export const listOf = async <T>(api: Api, kind: string): Promise<T[] | null> =>
  (
    await sectionRead(
      api.get<Page<T>>(`/api/ap/selfvalue/${kind}_list`, {
        params: { perpage: 100 },
        silent: true,
      }),
    )
  )?.list ?? null;

/** The entries for a table that shows no pictures. */
export const tableOf = async <T extends object>(
  api: Api,
  kind: string,
): Promise<Omit<T, 'pic'>[] | null> =>
  (await listOf<T & { pic: unknown }>(api, kind))?.map(({ pic: _, ...entry }) => entry) ?? null;
