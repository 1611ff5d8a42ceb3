import type { DateRange } from '@admissions/model';
import { toMonthDay } from '../../events/event-labels.ts';

/** Days in short: 1/22, or from the first to the last. */
export const formatDays = ({ begin, end }: DateRange): string =>
  [...new Set([begin, end])].map(toMonthDay).join('–');
