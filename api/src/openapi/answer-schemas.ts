import type { Area, Page } from '@admissions/contracts';
import { AREAS } from '@admissions/contracts';
import { z } from 'zod';

/** Zod schemas that several docs share; each is held to the type in the contracts by its annotation. */
export const whole = z.int();
export const moment = z.iso.datetime();
export const count = z.int().min(0);
export const area: z.ZodType<Area> = z.enum(AREAS);
/** The revision that a change was made from. */
export const revision = z.int().min(1).meta({
  'x-revision': true,
  description: 'The revision that the change was made from; an older one is refused with 409',
});
export const pageOf = <T>(item: z.ZodType<T>): z.ZodType<Page<T>> =>
  z.strictObject({ list: z.array(item), total: count, page: whole, perpage: whole });
/** The query of a list: page, perpage and what else it takes. */
export const query = (more: z.ZodRawShape = {}) =>
  z.strictObject({
    page: z.int().min(1).max(100_000).default(1),
    perpage: z.int().min(1).max(100).default(20),
    ...more,
  });
export const search = z.string().max(100).optional();
export const day = z.iso.date().optional();
