import { type KindId, kindOf, standards } from '@admissions/model/kinds';
import type { Standard } from '@admissions/model/terms';
import { z } from 'zod';
import { isVisible, type Row, tableOf } from '../../../content/schema/tables.ts';
import type { Queryable } from '../../../platform/db/database.ts';

const year = z.object({
  year: z.number(),
  quota: z.number().nullish(),
  requires: z.array(z.object({ subject: z.string(), level: z.string() })).nullish(),
  screens: z
    .array(z.object({ subjects: z.array(z.string()), lowest: z.number().nullish() }))
    .nullish(),
});
/** A year of an admission channel with its position in the form. */
export type ChannelYear = z.infer<typeof year> & { index: number };
export interface AdmissionChannel {
  id: number | null;
  department: number | null;
  apart: boolean;
  years: ChannelYear[];
}
export type StandardRow = { year: number; subject: string } & Record<Standard, number>;

/** The admission channel of a form or a table row, without unfinished rows. */
export const toChannel = (id: number | null, values: Row): AdmissionChannel => ({
  id,
  department: idOf(values.department),
  apart: values.apart === true,
  years: asArray(values.years).flatMap((row, index) => {
    const { data } = year.safeParse(row);
    return data ? [{ ...data, index }] : [];
  }),
});
export const idOf = (value: unknown) => (typeof value === 'number' ? value : null);
export const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Published entries for checks; each table is read once per loader. */
export function createCheckLoader(orm: Queryable) {
  const cache = new Map<KindId, Promise<Row[]>>();
  const load = async (id: KindId): Promise<Row[]> => {
    const table = tableOf(kindOf(id));
    return orm.select().from(table).where(isVisible(table));
  };
  const readRows = (id: KindId) => {
    const rows = cache.get(id) ?? load(id);
    cache.set(id, rows);
    return rows;
  };
  return {
    readRows,
    listChannels: async (id: KindId) =>
      (await readRows(id)).map((row) => toChannel(idOf(row.id), row)),
    standards: async () =>
      (await readRows(standards.id)).flatMap(({ rows }) => asArray(rows) as StandardRow[]),
  };
}
export type CheckLoader = ReturnType<typeof createCheckLoader>;
