import type { Rollover } from '@admissions/protocol/staff';
import type { rollovers } from './rollover-table.ts';

export const toRollover = ({
  id,
  fromId,
  madeId,
  year,
  toYear,
  at,
  by,
}: typeof rollovers.$inferSelect): Rollover => ({
  id,
  from: fromId,
  made: madeId,
  year,
  toYear,
  at,
  by,
});
