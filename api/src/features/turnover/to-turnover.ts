import type { Turnover } from '@admissions/protocol/staff';
import type { turnovers } from './turnover-table.ts';

/** A line of the table as staff read it. */
export const toTurnover = ({
  id,
  fromId,
  madeId,
  year,
  toYear,
  at,
  by,
}: typeof turnovers.$inferSelect): Turnover => ({
  id,
  from: fromId,
  made: madeId,
  year,
  toYear,
  at,
  by,
});
