import type { AnyKind, Area } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';

/** The areas whose content comes again every year. */
export const ROLLOVER_AREAS = [
  'news',
  'highschool',
  'about',
  'faculty',
  'selfvalue',
  'college',
] as const;
const YEARLY_KINDS = ['about.admissions', 'highschool.event'];

/** The kinds of an area that can be turned over, those that do it every year first. */
export const listRolloverKinds = (area: Area): AnyKind[] =>
  KINDS.filter((kind) => kind.area === area && kind.screen.shape === 'list').toSorted(
    (one, other) => Number(YEARLY_KINDS.includes(other.id)) - Number(YEARLY_KINDS.includes(one.id)),
  );

/** Where a kind is turned over; null for what does not come again. */
export const buildRolloverHref = ({ area, name }: AnyKind): string | null =>
  (ROLLOVER_AREAS as readonly Area[]).includes(area) ? `/admin/${area}/turnover?of=${name}` : null;
