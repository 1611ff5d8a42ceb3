import { formatMoment, PART_SEPARATOR } from '@admissions/model';
import type { Translate } from '@admissions/store';

/** When something was saved, and by whom where that is known. */
export const formatChange = (at: string, by: string | null, t: Translate): string =>
  [formatMoment(at), ...(by ? [by] : [])].join(t(PART_SEPARATOR));
