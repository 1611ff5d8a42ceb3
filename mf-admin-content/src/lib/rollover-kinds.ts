import type { AnyKind, Area } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';

/** Areas with content that recurs every year. */
export const ROLLOVER_AREAS = [
  'news',
  'highschool',
  'about',
  'faculty',
  'selfvalue',
  'college',
] as const;
const YEARLY_KINDS = ['about.admissions', 'highschool.event'];

/** Kinds of an area with a rollover, the annual ones first. */
export const listRolloverKinds = (area: Area): AnyKind[] =>
  KINDS.filter((kind) => kind.area === area && kind.screen.shape === 'list').toSorted(
    (one, other) => Number(YEARLY_KINDS.includes(other.id)) - Number(YEARLY_KINDS.includes(one.id)),
  );

/** Address of the rollover of a kind; null without one. */
export const buildRolloverHref = ({ area, name }: AnyKind) =>
  (ROLLOVER_AREAS as readonly Area[]).includes(area) ? `/admin/${area}/turnover?of=${name}` : null;

/** Whether entries have numbers by year, which need an approval. */
export const hasYears = ({ fields }: AnyKind) => Object.values(fields).some(({ byYear }) => byYear);
