import type { FacultyLevel } from '@admissions/model/kinds';
import type { ShortlistEntry } from '../shortlist/shortlist.ts';
import type { Department } from './guide-data.ts';

/** How a department is put aside: a programme that stands in two guides as the one of the bachelor guide, so that it is kept once. */
export const toShortlistEntry = (
  level: FacultyLevel,
  { id, title, twin }: Pick<Department, 'id' | 'title' | 'twin'>,
): ShortlistEntry =>
  twin ? { level: 'bachelor', id: twin.id, title: twin.title } : { level, id, title };
