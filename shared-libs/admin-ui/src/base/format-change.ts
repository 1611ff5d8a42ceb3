import { formatMoment, PART_SEPARATOR } from '@admissions/model';
import type { Translate } from '@admissions/store';

/** Time and, where available, author of a change. */
export const formatChange = (at: string, by: string | null, t: Translate): string =>
  [formatMoment(at), ...(by ? [by] : [])].join(t(PART_SEPARATOR));
