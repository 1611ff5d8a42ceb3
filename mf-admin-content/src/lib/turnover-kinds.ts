import type { AnyKind, Area } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';

/** The areas whose content comes again every year. */
export const TURNOVER_AREAS = [
  'news',
  'highschool',
  'about',
  'faculty',
  'selfvalue',
  'college',
] as const;
const FIRST = ['about.admissions', 'highschool.event'];

/** The kinds of an area that can be turned over, those that do it every year first. */
export const turnoverKinds = (area: Area): AnyKind[] =>
  KINDS.filter((kind) => kind.area === area && kind.screen.shape === 'list').toSorted(
    (one, other) => Number(FIRST.includes(other.id)) - Number(FIRST.includes(one.id)),
  );

/** Where a kind is turned over; null for what does not come again. */
export const turnoverHref = ({ area, name }: AnyKind): string | null =>
  (TURNOVER_AREAS as readonly Area[]).includes(area) ? `/admin/${area}/turnover?of=${name}` : null;
