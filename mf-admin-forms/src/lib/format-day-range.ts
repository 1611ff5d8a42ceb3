import type { DateRange } from '@admissions/model';
import { formatDay } from '@admissions/model';

/** A range of days as staff read it; one day is written once. */
export const formatDayRange = ({ begin, end }: DateRange) =>
  begin === end ? formatDay(begin) : `${formatDay(begin)} – ${formatDay(end)}`;
