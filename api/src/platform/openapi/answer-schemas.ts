import { AREAS, type Area } from '@admissions/model';
import type { Page } from '@admissions/protocol';
import { z } from 'zod';

/** Shared zod schemas; each is annotated with its wire type. */
export const whole = z.int();
export const moment = z.iso.datetime();
export const count = z.int().min(0);
export const area: z.ZodType<Area> = z.enum(AREAS);
/** Keys of a page. */
export const pageOf = <T>(item: z.ZodType<T>) => ({
  list: z.array(item),
  total: count,
  page: whole,
  perpage: whole,
});
export const describePage = <T>(item: z.ZodType<T>): z.ZodType<Page<T>> =>
  z.strictObject(pageOf(item));
