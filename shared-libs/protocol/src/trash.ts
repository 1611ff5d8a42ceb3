import { type Area, allows, type Flags } from '@admissions/model';

export const TRASH_PATHS = {
  terms: '/api/admin/trash_terms',
  purge: '/api/admin/purge_entries',
} as const;

/** Retention of the trash. */
export interface TrashRetention {
  days: number;
}

/** Permanent deletion needs the flags of the area and of accounts. */
export const canPurge = (priv: Flags | null | undefined, area: Area) =>
  allows(priv, area) && allows(priv, 'account');

const DAY_MS = 24 * 3_600_000;
/** When an entry trashed at this moment is deleted permanently. */
export const calculatePurgeTime = (deletedAt: string, { days }: TrashRetention) =>
  new Date(Date.parse(deletedAt) + days * DAY_MS).toISOString();
