import type { Area, Priv } from '@admissions/model';
import { allows } from '@admissions/model';

export const TRASH_PATHS = {
  terms: '/api/admin/trash_terms',
  purge: '/api/admin/purge_entries',
} as const;

/** Retention of the trash. */
export interface TrashTerms {
  days: number;
}

/** Permanent deletion needs the flags of the area and of accounts. */
export const mayPurge = (priv: Priv | null | undefined, area: Area): boolean =>
  allows(priv, area) && allows(priv, 'account');

const DAY = 24 * 3_600_000;
/** When an entry trashed at this moment is deleted permanently. */
export const purgeTime = (deletedAt: string, { days }: TrashTerms): string =>
  new Date(Date.parse(deletedAt) + days * DAY).toISOString();
