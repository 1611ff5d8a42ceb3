import type { DateRange } from '@admissions/model';
import { toMonthDay } from '../../events/event-labels.ts';

/** 1/22, or the first to the last day. */
export const formatDays = ({ begin, end }: DateRange): string =>
  [...new Set([begin, end])].map(toMonthDay).join('–');
