import type { FacultyLevel } from '@admissions/model/kinds';
import type { ShortlistEntry } from '../shortlist/shortlist.ts';
import type { Department } from './guide-data.ts';

/** A programme in two guides is saved as that of the bachelor guide, hence only once. */
export const toShortlistEntry = (
  level: FacultyLevel,
  { id, title, twin }: Pick<Department, 'id' | 'title' | 'twin'>,
): ShortlistEntry =>
  twin ? { level: 'bachelor', id: twin.id, title: twin.title } : { level, id, title };
