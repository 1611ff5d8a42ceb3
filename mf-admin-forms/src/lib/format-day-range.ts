import { type DateRange, formatDay } from '@admissions/model';

/** Formats a range of days for staff; a single day once. */
export const formatDayRange = ({ begin, end }: DateRange) =>
  begin === end ? formatDay(begin) : `${formatDay(begin)} – ${formatDay(end)}`;
