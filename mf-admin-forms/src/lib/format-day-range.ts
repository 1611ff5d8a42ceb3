import { type DateRange, formatDay, omitThisYear } from '@admissions/model';

/** Formats a range of days for staff; a single day once. */
export const formatDayRange = ({ begin, end }: DateRange) =>
  begin === end ? formatDay(begin) : `${formatDay(begin)} – ${formatDay(end)}`;

/** Without the current year, and with another year once. */
export const formatShortRange = ({ begin, end }: DateRange) =>
  [...new Set([begin, end])]
    .map((day) => omitThisYear(formatDay(day)))
    .join('–')
    .replace(/^(\d{4}\/)(.+–)\1/, '$1$2');
