import type { Area, Priv } from '@admissions/model';
import { allows } from '@admissions/model';

export const TRASH_PATHS = {
  terms: '/api/admin/trash_terms',
  purge: '/api/admin/purge_entries',
} as const;

/** How long the trash keeps what was put there. */
export interface TrashTerms {
  days: number;
}

/** Whether an account may delete for ever what lies in the trash of an area: managers of accounts who may edit the area. Everybody else waits until its time is over. */
export const mayPurge = (priv: Priv | null | undefined, area: Area): boolean =>
  allows(priv, area) && allows(priv, 'account');

const DAY = 24 * 3_600_000;
/** When what was put into the trash at this moment is deleted for ever. */
export const purgeTime = (deletedAt: string, { days }: TrashTerms): string =>
  new Date(Date.parse(deletedAt) + days * DAY).toISOString();
