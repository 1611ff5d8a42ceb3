import type { StatePage } from '@admissions/protocol/forms';
import { z } from 'zod';
import { count, whole } from '../../../platform/openapi/answer-schemas.ts';

export const describeStatePage = <T, S extends string>(
  item: z.ZodType<T>,
  states: readonly S[],
): z.ZodType<StatePage<T, S>> =>
  z.strictObject({
    list: z.array(item),
    total: count,
    page: whole,
    perpage: whole,
    counts: z.partialRecord(z.enum(states), count),
    canSend: z.boolean().optional(),
  });
