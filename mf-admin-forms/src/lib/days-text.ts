import type { DateRange } from '@admissions/contracts';

/** A range of days as staff read it; one day is written once. */
export const daysText = ({ begin, end }: DateRange) =>
  begin === end ? dayText(begin) : `${dayText(begin)} – ${dayText(end)}`;

const dayText = (day: string) => day.replaceAll('-', '/');
